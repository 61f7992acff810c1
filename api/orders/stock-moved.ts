import type { Knex } from 'knex';
import { refreshCards } from '../read-models/refresh-cards.ts';
import { refreshCardsJobName } from '../read-models/families-changed.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { LeftPieces } from './reserve-stock.ts';

/** Up to so many pieces lists say how many are left (core/catalog/availability.ts). */
const shownPieces = 5;

/**
 * Brings lists up to date with pieces that were taken; to be called last in the transaction. What is
 * sold out leaves the lists with the order itself. A smaller number of pieces left is written by a
 * job, and a number that nobody is shown by nobody: orders of one product must not wait for its cards.
 */
export async function stockMoved(
  trx: Knex.Transaction,
  deps: Dependencies,
  left: readonly LeftPieces[],
  familyOf: ReadonlyMap<number, number>,
): Promise<void> {
  const families = (wanted: (free: number) => boolean) => [
    ...new Set(
      left.flatMap(({ productId, free }) => (wanted(free) ? (familyOf.get(productId) ?? []) : [])),
    ),
  ];
  const few = families((free) => free > 0 && free <= shownPieces);
  if (few.length > 0) await deps.jobs.enqueue(trx, refreshCardsJobName, { ids: few });
  const gone = families((free) => free === 0);
  if (gone.length > 0) await refreshCards(trx, gone, deps);
}
