import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(html|js|css|svg|json|webmanifest|txt|wasm)$/;

/** Compresses what the build made, and lists it for the server, which cannot look into a folder of a jar. */
export function pack(): Plugin {
  let folder = '';
  return {
    name: 'crownhead-pack',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      const made = filesIn(folder).filter((file) => file !== 'files.txt');
      for (const file of made.filter((name) => compressible.test(name))) compress(join(folder, file));
      writeFileSync(
        join(folder, 'files.txt'),
        made
          .sort()
          .map((file) => `${file}\n`)
          .join(''),
      );
    },
  };
}

function compress(path: string): void {
  const bytes = readFileSync(path);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, quality));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .map((path) => relative(folder, path).replaceAll('\\', '/'));
}
