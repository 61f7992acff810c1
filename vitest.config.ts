import { configDefaults, defineConfig, type Plugin } from 'vitest/config';

/** One worker process per core of a small machine; files share a worker, so a file must leave nothing behind. */
const shared = { isolate: false, pool: 'forks', maxWorkers: 2 } as const;

/**
 * The run's own process reads what it has kept as bytes where it needs text, and breaks at the first error: only what
 * workers load is kept (https://vitest.dev/config/experimental). A list of files by their names is read anew, for it
 * changes with the files and not with its own text.
 */
const keepForWorkersOnly: Plugin = {
  name: 'keep-for-workers-only',
  configureVitest: ({ experimental_defineCacheKeyGenerator: defineCacheKey }) => {
    defineCacheKey(({ environment, sourceCode }) =>
      environment.name === '__vitest__' || sourceCode.includes('import.meta.glob') ? false : null,
    );
  },
};

/**
 * What files leave in the document that they share keeps their modules in memory, some 30 MB a file: a project's
 * workers end with it, so several projects bound that to about 1 GB a worker.
 */
const componentGroups: Readonly<Record<string, readonly string[]>> = {
  shop: ['{storefront,ui}/**/*.test.tsx'],
  window: ['desktop/renderer/{app,lib,ui}/**/*.test.tsx'],
  'screens-a-o': ['desktop/renderer/features/[a-o]*/**/*.test.tsx'],
  'screens-p-r': ['desktop/renderer/features/[p-r]*/**/*.test.tsx'],
};
const componentProject = (name: string, files: object) => ({
  extends: true as const,
  test: {
    name: `component-${name}`,
    ...files,
    environment: 'jsdom',
    setupFiles: 'tests/support/component-setup.ts',
  },
});
const componentProjects = [
  ...Object.entries(componentGroups).map(([name, include]) =>
    componentProject(name, { include: [...include] }),
  ),
  // A file that no group names is run with these.
  componentProject('others', {
    include: ['{storefront,desktop,ui}/**/*.test.tsx'],
    exclude: [...configDefaults.exclude, ...Object.values(componentGroups).flat()],
  }),
];

export default defineConfig({
  plugins: [keepForWorkersOnly],
  test: {
    ...shared,
    // A test is no clock: a busy machine is not a fault, and speed is measured by `npm run bench`.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // A file that has not changed since an earlier run is not transformed again, which takes most of a short run.
    experimental: { fsModuleCache: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'core',
          include: ['{core,ui,storefront,desktop}/**/*.test.ts'],
        },
      },
      ...componentProjects,
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
