import { defineConfig } from 'vitest/config';

/** One worker process per core of a small machine; files share a worker, so a file must leave nothing behind. */
const shared = { isolate: false, pool: 'forks', maxWorkers: 2 } as const;

export default defineConfig({
  test: {
    ...shared,
    // A test is no clock: a busy machine is not a fault, and speed is measured by `npm run bench`.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'core',
          include: ['{core,ui,storefront,desktop}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'component',
          include: ['{storefront,desktop,ui}/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: 'tests/support/component-setup.ts',
          // React keeps the document that it was loaded in, and each file has one of its own.
          isolate: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'house',
          include: ['tests/{architecture,launch,contract,packaging}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/{api,migrations,support}/**/*.test.ts'],
          globalSetup: 'tests/support/postgres-setup.ts',
        },
      },
    ],
  },
});
