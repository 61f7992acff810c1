import { fromWire } from '#core/contract/casing.ts';
import type { CallInput, Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { Language } from '#core/market/market.ts';
import { phrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf, reportFailure } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { gridQuery } from '../../ui/grid/grid-pages.ts';
import { listKey as listKeyOf } from '../../ui/resource/resource-calls.ts';

export type Repair = Reply<Endpoints['admin-repair']>;
export type RepairRow = Reply<Endpoints['admin-repair-list']>['results'][number];
export type SentLine = CallInput<Endpoints['admin-repair-lines']>['body']['lines'][number];
export type Operation = Reply<Endpoints['service-operations']>['operations'][number];

export type ListedOperation = Pick<Operation, 'id' | 'name' | 'price' | 'warrantyMonths'>;

export const repairGroups = ['open', 'bench', 'waiting', 'fetch', 'closed'] as const;
export type RepairGroup = (typeof repairGroups)[number];

type Signal = { readonly signal: AbortSignal };

const listKey = ['admin-repair-list'];
export const repairKey = (id: number) => ['admin-repair', id];
/** A workshop has some hundreds at most; closed ones are read page by page. */
export const pageSize = 200;

interface ListFilter {
  readonly group: RepairGroup;
  readonly store: string;
  /** Id of a colleague, or nothing. */
  readonly technician: string;
  readonly offset: number;
}

export const repairsQuery = ({ group, store, technician, offset }: ListFilter) => ({
  queryKey: [...listKey, group, store, technician, offset],
  queryFn: ({ signal }: Signal) =>
    client.get(
      'admin-repair-list',
      {
        query: {
          group,
          offset,
          limit: pageSize,
          ...(store !== '' && { store }),
          ...(technician !== '' && { technician: Number(technician) }),
        },
      },
      { signal },
    ),
  refetchInterval: 30_000,
});

export const repairQuery = (id: number) => ({
  queryKey: repairKey(id),
  staleTime: 0,
  // A colleague works on it, or its customer answers.
  refetchInterval: 15_000,
  queryFn: ({ signal }: Signal) => client.get('admin-repair', { params: { id } }, { signal }),
});

export const peopleQuery = {
  queryKey: ['admin-repair-people'],
  queryFn: async ({ signal }: Signal) =>
    (await client.get('admin-repair-people', {}, { signal })).people,
};

/** Stores that repair. */
export const storesQuery = {
  queryKey: ['repair-stores'],
  queryFn: async ({ signal }: Signal) =>
    (await client.get('stores', {}, { signal })).stores.filter(({ service }) => service),
};

/** What is done to a device of the catalogue, with its prices of today. */
export const operationsQuery = (productColor: string) => ({
  queryKey: ['repair-operations', productColor],
  queryFn: async ({ signal }: Signal) =>
    (await client.get('service-operations', { query: { productColor } }, { signal })).operations,
});

/** What the service does at all, without prices, for a device that is named in words alone. */
export const allOperationsQuery = (language: Language) => ({
  queryKey: ['repair-operations', '', language],
  queryFn: async ({ signal }: Signal): Promise<ListedOperation[]> => {
    const conditions = [{ column: 'isActive', op: 'is', value: true }] as const;
    const query = gridQuery({
      offset: 0,
      limit: 100,
      sort: 'position',
      filter: { term: '', conditions },
    });
    const { results } = await client.get(listKeyOf('service-operations'), { query }, { signal });
    return results.map((row) => ({
      id: row.id,
      name: String(row[language === 'cs' ? 'nameCs' : 'nameRo'] ?? ''),
      price: null,
      warrantyMonths: Number(row['warrantyMonths'] ?? 0),
    }));
  },
});

/** Shows a repair as it was answered, and lets the lists be read anew. */
export function keepRepair(repair: Repair): void {
  queries.setQueryData(repairKey(repair.id), repair);
  void queries.invalidateQueries({ queryKey: listKey });
}

export const rereadRepair = (id: number): Promise<void> =>
  queries.invalidateQueries({ queryKey: repairKey(id) });

/**
 * The repair as somebody else left it, which a conflict carries; it is shown from now on, and told. Null for every other
 * failure.
 */
export function keepCurrent(error: unknown): Repair | null {
  const { kind, body } = failureOf(error);
  const current: unknown = Reflect.get(Object(body), 'current');
  if (kind !== 'conflict' || typeof current !== 'object' || current === null) return null;
  // The contract's word: a conflict of the desk carries the repair.
  const repair = fromWire(current) as Repair;
  keepRepair(repair);
  notify('warning', phrases('repairs')('changedMeanwhile'));
  return repair;
}

/** Tells what went wrong with a repair, unless what is shown now says it. */
export function tellFailure(id: number, error: unknown): void {
  if (keepCurrent(error) !== null) return;
  reportFailure(error);
  if (failureOf(error).kind === 'conflict') void rereadRepair(id);
}
