import { defineConfig } from 'vite';

/** Bundles the API's programs for Node; packages stay outside, so native ones keep working. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: true,
    target: 'node20',
    outDir: '../dist/api',
    emptyOutDir: true,
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: {
        main: `${import.meta.dirname}/main.ts`,
        seed: `${import.meta.dirname}/seed/seed-command.ts`,
        migrate: `${import.meta.dirname}/platform/database/migrate-command.ts`,
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
