import { queryOptions } from '@tanstack/react-query';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { client } from './client.ts';
import { queries } from './queries.ts';

/** Columns and order of a list as a person left it; no columns where they were never changed. */
export type Layout = Omit<Reply<Endpoints['grid-layout-list']>['results'][number], 'grid'>;

const untouched: Layout = { columns: [], sort: '' };

/** All of them at once: a list that opens has nothing to wait for. Only the person changes them. */
const layouts = queryOptions({
  queryKey: ['grid-layouts'],
  queryFn: async (): Promise<ReadonlyMap<string, Layout>> => {
    const { results } = await client.get('grid-layout-list', {});
    return new Map(results.map(({ grid, ...layout }) => [grid, layout]));
  },
  staleTime: 'static',
  // Lists wait for it, and open as they come where it fails.
  retry: false,
  gcTime: Infinity,
  meta: { silent: true },
});

/** Reads how the person left the lists, before the first of them is opened; each asks again where that failed. */
export function readLayouts(): void {
  queries.query(layouts).catch(() => undefined);
}

/** Null until it was read. */
export function knownLayout(grid: string): Layout | null {
  const known = queries.getQueryData(layouts.queryKey);
  return known ? (known.get(grid) ?? untouched) : null;
}

export const readLayout = async (grid: string): Promise<Layout> =>
  (await queries.query(layouts)).get(grid) ?? untouched;

/** Remembers a list's layout for the person: here at once, at other desks from their next start. */
export async function keepLayout(grid: string, layout: Layout): Promise<void> {
  queries.setQueryData(layouts.queryKey, (known) => known && new Map(known).set(grid, layout));
  await client.post('grid-layout-save', { params: { grid }, body: layout });
}
