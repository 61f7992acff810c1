import type { Knex } from 'knex';
import { isDoneAt, type OperationStore } from '#core/service/operation-stores.ts';
import { groupBy } from '#core/shared/group-by.ts';

/** Stores that alone do an operation, by its id; one that every service centre does is not in it. */
export async function storesOfOperations(
  db: Knex,
): Promise<ReadonlyMap<number, readonly OperationStore[]>> {
  const rows = await db('service_operation_stores as o')
    .leftJoin('stores as s', (join) =>
      join.on('s.id', 'o.store_id').andOnVal('s.is_service_center', true),
    )
    .orderBy(['s.name', 's.id'])
    .select<{ operation_id: number; slug: string | null; name: string }[]>(
      'o.operation_id',
      's.slug',
      's.name',
    );
  const byOperation = groupBy(rows, ({ operation_id: id }) => id);
  return new Map(
    [...byOperation].map(([id, stores]) => [
      id,
      stores.flatMap(({ slug, name }) => (slug === null ? [] : { slug, name })),
    ]),
  );
}

/** Whether a store, by its slug, does all of the operations with these ids. */
export async function areDoneAt(
  db: Knex,
  operationIds: readonly (number | null)[],
  store: string,
): Promise<boolean> {
  const stores = await storesOfOperations(db);
  const operations = operationIds.map((id) => ({ stores: stores.get(id ?? 0) ?? null }));
  return isDoneAt(operations, store);
}
