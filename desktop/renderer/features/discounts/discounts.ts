import { useQuery } from '@tanstack/react-query';
import type { CategoryNode } from '#core/contract/categories.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { useLanguage } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { queries } from '../../lib/queries.ts';
import type { SearchOption } from '../../ui/search-select.tsx';

export type Discount = Reply<Endpoints['admin-discount']>;
export type Simulation = Reply<Endpoints['admin-discount-simulation']>;
export type Why = Reply<Endpoints['admin-discount-why-not']>;

const key = ['discounts'];
export const pageSize = 100;
export const simulationDays = ['7', '21', '42', '90'] as const;

type Signal = { readonly signal: AbortSignal };

/** What the list shows: words of a name or a code, and whether what has ended is seen too. */
export interface Wanted {
  readonly term: string;
  readonly isActive: 'true' | 'false' | undefined;
  readonly offset: number;
}

export const discountsQuery = (wanted: Wanted) => ({
  queryKey: [...key, 'list', wanted],
  queryFn: ({ signal }: Signal) =>
    client.get('admin-discount-list', { query: { ...wanted, limit: pageSize } }, { signal }),
});

export const discountQuery = (id: number) => ({
  queryKey: [...key, id],
  queryFn: ({ signal }: Signal) => client.get('admin-discount', { params: { id } }, { signal }),
});

export const codesQuery = (id: number, offset: number) => ({
  queryKey: [...key, id, 'codes', offset],
  queryFn: ({ signal }: Signal) =>
    client.get(
      'admin-discount-codes',
      { params: { id }, query: { offset, limit: pageSize } },
      { signal },
    ),
});

export const batchesQuery = (id: number) => ({
  queryKey: [...key, id, 'batches'],
  queryFn: ({ signal }: Signal) =>
    client.get('admin-discount-batches', { params: { id } }, { signal }),
});

export const checkQuery = (id: number) => ({
  queryKey: [...key, id, 'check'],
  staleTime: 0,
  queryFn: ({ signal }: Signal) =>
    client.get('admin-discount-check', { params: { id } }, { signal }),
});

export const simulationQuery = (id: number, days: (typeof simulationDays)[number]) => ({
  queryKey: [...key, id, 'simulation', days],
  staleTime: 60_000,
  queryFn: ({ signal }: Signal) =>
    client.get('admin-discount-simulation', { params: { id }, query: { days } }, { signal }),
});

export const readAnew = (): Promise<void> => queries.invalidateQueries({ queryKey: key });

const flat = (nodes: readonly CategoryNode[], above: string): SearchOption[] =>
  nodes.flatMap(({ id, name, children }) => {
    const label = above === '' ? name : `${above} › ${name}`;
    return [{ id, label }, ...flat(children, label)];
  });

/** Every category with those above it, to choose from. */
export function useCategoryOptions(): readonly SearchOption[] {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['category-options', language],
    queryFn: async ({ signal }) =>
      flat((await client.get('category-tree', {}, { signal })).results, ''),
  });
  return data ?? [];
}
