import type { PageRoute } from '../lib/page-route.ts';

/** Every page of the shop, found by the name of its file; without what only the server runs. */
export const routes: readonly PageRoute[] = Object.values(
  import.meta.glob<PageRoute>(['../features/*/route.ts', '../features/*/*.route.ts'], {
    eager: true,
    import: 'route',
  }),
);
