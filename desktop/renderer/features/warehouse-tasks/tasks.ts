import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { WarehouseTaskKind } from '#core/warehouse/warehouse-tasks.ts';
import { client } from '../../lib/client.ts';

export type TaskList = Reply<Endpoints['warehouse-task-list']>;
export type WarehouseTask = TaskList['results'][number];

export interface TaskFilter {
  readonly state: 'open' | 'done';
  readonly of: 'mine' | 'all';
  readonly kind: WarehouseTaskKind | undefined;
}

export const tasksKey = ['warehouse-tasks'];

export const tasksQuery = (filter: TaskFilter) => ({
  queryKey: [...tasksKey, filter],
  staleTime: 0,
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    client.get('warehouse-task-list', { query: filter }, { signal }),
  // Exceptions of others make tasks all the time.
  refetchInterval: 15_000,
});
