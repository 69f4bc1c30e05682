import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const MOST_BYTES = 100_000;

interface Chunk {
  readonly type: string;
  readonly fileName: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly moduleIds?: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

/**
 * Fails the build when what the first game page loads is too much, as it goes over the wire: the page, its scripts and
 * styles, and the rules.
 */
export function budget(): Plugin {
  let folder = '';
  const files = new Set<string>(['index.html']);
  return {
    name: 'crownhead-budget',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = bundle as unknown as Readonly<Record<string, Chunk>>;
        const add = (chunk: Chunk | undefined): void => {
          if (chunk === undefined || files.has(chunk.fileName)) return;
          files.add(chunk.fileName);
          for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
          for (const name of chunk.imports ?? []) add(chunks[name]);
        };
        for (const chunk of Object.values(chunks)) {
          const isPage = chunk.isEntry === true && chunk.fileName !== 'worker.js';
          const isRules = chunk.moduleIds?.some((id) => id.endsWith('/module/rules.js')) === true;
          if (isPage || isRules) add(chunk);
        }
      },
    },
    closeBundle: {
      order: 'post',
      handler() {
        const sizes = [...files].map((file) => statSync(join(folder, `${file}.br`)).size);
        const total = sizes.reduce((sum, size) => sum + size, 0);
        const words = `The first game page takes ${total} bytes over the wire, in ${sizes.length} files; ${MOST_BYTES} are allowed.`;
        if (total > MOST_BYTES) throw new Error(words);
        console.log(words);
      },
    },
  };
}
