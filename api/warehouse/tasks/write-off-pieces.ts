import type { Knex } from 'knex';
import { itemInBooks } from '../../catalog-admin/item-in-books.ts';
import type { StockCount } from '../../catalog-admin/write-off.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { FieldRefusal } from '../../platform/http/refusal.ts';
import { doOrPrepare } from '../../prepared-acts/prepare-act.ts';
import { moveStock } from '../../stock/move-stock.ts';
import type { GradeWish, PieceInHand } from './graded-piece.ts';

/** Writes off what nobody can sell, at once or by two people; answers the act that waits for the second one. */
export async function writeOffPieces(
  trx: Knex.Transaction,
  deps: Dependencies,
  { locationId, passportId, productId, task }: PieceInHand,
  { note: reason, now, operationId, quantity, staffId }: GradeWish,
): Promise<{ readonly id: number } | null> {
  if (reason === '') throw new FieldRefusal({ note: ['required'] });
  const item = await itemInBooks(trx, productId);
  const plain = passportId === null ? quantity : 0;
  const lost = { locationId, plain, passportIds: passportId === null ? [] : [passportId] };
  const { placeId } = task;
  const about = { kind: 'task', id: task.id } as const;
  const move = { productId, quantity, passportId, fromId: locationId, toId: null };
  const count: StockCount = { productId, placeId, countedFrom: 0, onHand: 0, reason, lost };
  const { prepared } = await doOrPrepare(
    trx,
    deps,
    {
      act: 'write_off',
      subject: `task:${String(task.id)}:${String(passportId ?? 'plain')}`,
      title: `${item.code} −${String(quantity)}`,
      amount: quantity * item.worth,
      payload: count,
      reason,
      staffId,
      at: now,
    },
    () => moveStock(trx, [move], { why: 'written_off', about, note: reason, operationId }),
  );
  return prepared;
}
