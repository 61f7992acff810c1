import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';

const here = import.meta.dirname;
const dist = resolve(here, '../dist/desktop');

/** electron-vite means pages of file:// addresses; ours has an origin, and its screens have paths of their own. */
const absoluteAddresses = {
  name: 'absolute-addresses',
  enforce: 'post',
  config: () => ({ base: '/' }),
} as const;

/**
 * What the window needs before any screen: one file, not one for each handful of screens that share a
 * piece of it. The program's first module stays out, since it waits for the phrases, and nothing that
 * phrases or screens import may wait for it. What few screens have comes with those.
 */
const frameModules =
  /renderer[\\/](app[\\/](?!main\.|preferences-|history-|messages-)|lib[\\/])|[\\/]ui[\\/](?!search-|split-panes|change-entries)[^\\/]+$/;

/**
 * The three programs of the back office. Nothing is left outside of the bundles: the installer then carries `dist/`
 * alone, and a sandboxed preload script may be one CommonJS file only.
 */
export default defineConfig({
  main: {
    root: here,
    build: {
      externalizeDeps: false,
      outDir: resolve(dist, 'main'),
      emptyOutDir: true,
      lib: { entry: resolve(here, 'main/main.ts'), formats: ['es'] },
      rolldownOptions: { output: { entryFileNames: 'index.js' } },
    },
  },
  preload: {
    root: here,
    build: {
      externalizeDeps: false,
      outDir: resolve(dist, 'preload'),
      emptyOutDir: true,
      lib: { entry: resolve(here, 'preload/preload.ts'), formats: ['cjs'] },
      rolldownOptions: { output: { entryFileNames: 'index.cjs' } },
    },
  },
  renderer: {
    root: resolve(here, 'renderer'),
    publicDir: false,
    plugins: [react(), absoluteAddresses],
    resolve: {
      alias: [
        {
          // Its package names only the build with the developers' checks.
          find: /^react-router$/,
          replacement: resolve(here, '../node_modules/react-router/dist/production/index.mjs'),
        },
      ],
    },
    // No developers' tools are told of what staff do, so the code that would do it is left out.
    define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
    // Served pages get their own nonce in its place (main/scheme/serve-file.ts).
    html: { cspNonce: 'CSP_NONCE' },
    build: {
      outDir: resolve(dist, 'renderer'),
      emptyOutDir: true,
      minify: true,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // Sizes are held by tests/packaging/renderer-size.test.ts; a list's grid is one large piece.
      chunkSizeWarningLimit: 1000,
      rolldownOptions: {
        input: resolve(here, 'renderer/index.html'),
        output: { codeSplitting: { groups: [{ name: 'frame', test: frameModules }] } },
      },
    },
  },
});
