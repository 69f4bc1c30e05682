import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { budget } from './scripts/budget.ts';
import { pack } from './scripts/pack.ts';
import { serviceWorker } from './scripts/worker.ts';

/** What TeaVM made of the Java rules and tables: built by clients/browser before this. */
const java = fileURLToPath(new URL('../browser/target/module', import.meta.url));

/** The endgame tables that come with the engine. */
const tables = fileURLToPath(new URL('../../engine/src/main/resources/crownhead/engine/endgame', import.meta.url));

export default defineConfig({
  plugins: [svelte({ configFile: false }), serviceWorker(), pack(), budget()],
  resolve: { alias: { '@java': java, '@tables': tables } },
  worker: { format: 'es' },
  build: {
    outDir: 'target/site',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
