import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const dist = resolve(import.meta.dirname, '../dist/storefront');
const assetFileNames = 'assets/[name]-[hash][extname]';

/**
 * Two builds: the browser's (`npx vite build --config storefront/vite.config.ts`) and the server's
 * bundle (the same with `--ssr`). Asset names come from content, so both agree on them.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  base: '/',
  publicDir: false,
  plugins: [react()],
  // React reads this at run time otherwise, and the server would render with its slow checks.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: isSsrBuild
    ? {
        ssr: true,
        outDir: resolve(dist, 'server'),
        emptyOutDir: true,
        target: 'node20',
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: resolve(import.meta.dirname, 'app/server-entry.tsx'),
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
          input: resolve(import.meta.dirname, 'app/client-entry.tsx'),
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            chunkFileNames: 'assets/[name]-[hash].js',
            assetFileNames,
          },
        },
      },
}));
