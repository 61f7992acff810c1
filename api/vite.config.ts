import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const migrations = join(import.meta.dirname, '../migrations');

/** Each a file of its own, for they are found by their names (`migration-source.ts`). */
const migrationEntries = Object.fromEntries(
  readdirSync(migrations)
    .filter((file) => /^\d{14}_/.test(file))
    .map((file) => [`migrations/${file.slice(0, -'.ts'.length)}`, join(migrations, file)]),
);

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
        staff: `${import.meta.dirname}/staff-accounts/staff-command.ts`,
        migrate: `${import.meta.dirname}/platform/database/migrate-command.ts`,
        ...migrationEntries,
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
