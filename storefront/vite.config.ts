import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown, type UserConfig } from 'vite';

const dist = resolve(import.meta.dirname, '../dist/storefront');
const assetFileNames = 'assets/[name]-[hash][extname]';

const inApp = (file: string) => resolve(import.meta.dirname, 'app', file);

/** What a module imports, and what that imports, without what comes later. */
function reachedFrom(start: string) {
  const found = new Set<string>();
  const find = (id: string, context: Rolldown.ChunkingContext): void => {
    if (found.has(id)) return;
    found.add(id);
    for (const each of context.getModuleInfo(id)?.importedIds ?? []) find(each, context);
  };
  return (id: string, context: Rolldown.ChunkingContext): boolean => {
    find(start, context);
    return found.has(id);
  };
}

/**
 * The app starts from one file: it packs better than a dozen, and what is loaded later has fewer
 * files to name. What the document's own script needs stays with that.
 */
function startingChunks() {
  const ofEntry = reachedFrom(inApp('client-entry.ts'));
  const ofApp = reachedFrom(inApp('start-app.tsx'));
  const chunk = (name: string, isIn: typeof ofApp, priority: number) => ({
    name: (id: string, context: Rolldown.ChunkingContext) => (isIn(id, context) ? name : null),
    debugName: name,
    priority,
  });
  return { groups: [chunk('client-entry', ofEntry, 2), chunk('start-app', ofApp, 1)] };
}

const forVisitors = {
  resolve: {
    alias: [
      {
        // Its package names only the build with the developers' checks.
        find: /^react-router$/,
        replacement: resolve(
          import.meta.dirname,
          '../node_modules/react-router/dist/production/index.mjs',
        ),
      },
    ],
  },
  // React reads this at run time otherwise, and the server would render with its slow checks.
  define: {
    'process.env.NODE_ENV': '"production"',
    // No developers' tools are told of a customer's page, so the code that would do it is left out.
    __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
  },
  ssr: { noExternal: true },
} satisfies UserConfig;

/**
 * Two builds: the browser's (`npx vite build --config storefront/vite.config.ts`) and the server's
 * bundle (the same with `--ssr`). Asset names come from content, so both agree on them.
 */
export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  base: '/',
  publicDir: false,
  plugins: [react()],
  // `npm run dev` serves the sources with the developers' checks and tools.
  ...(command === 'build' && forVisitors),
  build: isSsrBuild
    ? {
        ssr: true,
        outDir: resolve(dist, 'server'),
        emptyOutDir: true,
        target: 'node20',
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: inApp('server-entry.tsx'),
          output: { entryFileNames: 'server-entry.js', assetFileNames },
        },
      }
    : {
        outDir: resolve(dist, 'client'),
        emptyOutDir: true,
        manifest: true,
        // One style sheet, which the server writes into the document.
        cssCodeSplit: false,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        target: 'es2023',
        rolldownOptions: {
          input: inApp('client-entry.ts'),
          // To read a property or a name of the browser does nothing by itself.
          treeshake: { propertyReadSideEffects: false, unknownGlobalSideEffects: false },
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            chunkFileNames: 'assets/[name]-[hash].js',
            assetFileNames,
            codeSplitting: startingChunks(),
          },
        },
      },
}));
