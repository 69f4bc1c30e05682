import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

const name = 'worker.js';

/** Builds the service worker, which knows all files of its version and is another one when any of them is. */
export function serviceWorker(): Plugin {
  let publicFiles: readonly string[] = [];
  return {
    name: 'crownhead-service-worker',
    apply: 'build',
    configResolved(config) {
      publicFiles = readdirSync(config.publicDir);
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: '/src/worker/service.ts', fileName: name });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[name];
        if (worker?.type !== 'chunk') throw new Error(`The build made no ${name}`);
        if (worker.imports.length > 0 || worker.exports.length > 0) throw new Error(`${name} must stand alone`);
        const made = Object.values(bundle).filter((file) => file.fileName !== name);
        const kept = made.map((file) => file.fileName).filter((file) => !file.endsWith('.html'));
        const files = [...kept, ...publicFiles].map((file) => `/${file}`).sort();
        const hash = createHash('sha256').update(files.join());
        for (const file of made) if (file.type === 'asset' && file.fileName.endsWith('.html')) hash.update(file.source);
        const version = hash.digest('hex').slice(0, 12);
        worker.code = `const CROWNHEAD_FILES=${JSON.stringify(files)},CROWNHEAD_VERSION=${JSON.stringify(version)};${worker.code}`;
      },
    },
  };
}
