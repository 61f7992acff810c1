import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { client } from '../../lib/client.ts';
import { keepLayout, knownLayout, readLayout } from '../../lib/layouts.ts';
import type { ColumnLayout, ViewState } from './view-state.ts';

export type SavedView = Reply<Endpoints['grid-view-list']>['results'][number];

export interface KeptLayout {
  readonly columns: readonly ColumnLayout[];
  readonly sort: string;
}

/** Where views and layouts of one list are kept. */
export interface GridMemory {
  readonly views: () => Promise<readonly SavedView[]>;
  readonly add: (name: string, shared: boolean, state: ViewState) => Promise<SavedView>;
  readonly update: (view: SavedView, state: ViewState) => Promise<SavedView>;
  readonly remove: (view: SavedView) => Promise<void>;
  /** How the person left the list where it is known already; no columns where they were never changed. */
  readonly knownLayout: () => KeptLayout | null;
  readonly layout: () => Promise<KeptLayout>;
  readonly saveLayout: (columns: readonly ColumnLayout[], sort: string) => Promise<void>;
}

// The schemas' arrays may be written to; what the grid holds may not, so copies travel.
const wireState = ({ filter, sort, columns }: ViewState) => ({
  filter: {
    term: filter.term,
    conditions: filter.conditions.map(({ value, ...condition }) => ({
      ...condition,
      ...(value === undefined ? {} : { value: typeof value === 'object' ? [...value] : value }),
    })),
  },
  sort,
  columns: columns.map((column) => ({ ...column })),
});

/** Keeps views and layouts on the server, so that they follow the person to every computer. */
export function serverMemory(grid: string): GridMemory {
  return {
    views: async () => (await client.get('grid-view-list', { query: { grid } })).results,
    add: (name, shared, state) =>
      client.post('grid-view-add', { body: { grid, name, shared, state: wireState(state) } }),
    update: ({ id, version }, state) =>
      client.patch('grid-view-update', {
        params: { id },
        body: { version, state: wireState(state) },
      }),
    remove: async ({ id }) => {
      await client.delete('grid-view-delete', { params: { id } });
    },
    knownLayout: () => knownLayout(grid),
    layout: () => readLayout(grid),
    saveLayout: (columns, sort) =>
      keepLayout(grid, { columns: columns.map((column) => ({ ...column })), sort }),
  };
}
