import type { Executor, Work } from './executor.ts';
import { dropParts, type WhatIsDropped, type DroppedPart } from './dropped-parts.ts';

/**
 * Fills tables without their foreign keys and indexes, which are made again afterwards just as they
 * were: one sort of an index is several times faster than a million insertions. `meanwhile` are works
 * that read the filled tables while their indexes are made.
 */
export async function loadInBulk(
  executor: Executor,
  tables: readonly string[],
  dropped: WhatIsDropped,
  fill: () => Promise<void>,
  meanwhile: readonly Work[] = [],
): Promise<void> {
  const parts = await executor.run((trx) => dropParts(trx, tables, dropped));
  await fill();
  await executor.runAll([...meanwhile, ...tables.map((table) => createAgain(table, parts))]);
  const foreignKeys = parts.filter(({ kind }) => kind === 'foreign key');
  await executor.run((trx) => createAll(foreignKeys)(trx));
  await executor.runAll(
    foreignKeys.map(({ validate }) => async (trx) => {
      if (validate !== null) await trx.raw(validate);
    }),
  );
}

const createAll =
  (parts: readonly DroppedPart[]): Work =>
  async (trx) => {
    for (const { create } of parts) await trx.raw(create);
  };

/** Creates again all of one table except what ties it to others, and looks at its rows for the planner. */
const createAgain =
  (table: string, parts: readonly DroppedPart[]): Work =>
  async (trx) => {
    const own = parts.filter(({ kind, owner }) => owner === table && kind !== 'foreign key');
    await createAll(own.toSorted((one, other) => rank[one.kind] - rank[other.kind]))(trx);
    await trx.raw(`analyze ${table}`);
  };

/** Keys first: other indexes may be made while the table is still in memory, in any order. */
const rank = { key: 0, index: 1, 'foreign key': 2, trigger: 3 } as const;
