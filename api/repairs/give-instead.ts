import type { Knex } from 'knex';
import { markSold } from '../orders/ship-order.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { refreshCards } from '../read-models/refresh-cards.ts';
import type { RepairModel } from './repair-model.ts';
import { takePiece } from './take-piece.ts';

interface Instead {
  readonly productId: number;
  readonly serial: string;
  readonly at: Date;
}

/**
 * Takes one free piece out of the stock of a repair's store, to be given for what was claimed. Answers the passport of the
 * very device, where it has a number; 409 `claim_not_in_stock` where none lies free there.
 */
export async function giveInstead(
  trx: Knex.Transaction,
  deps: Dependencies,
  { id, storeId }: RepairModel,
  { productId, serial, at }: Instead,
): Promise<number | null> {
  const wanted = { storeId, productId, serial };
  const about = { kind: 'repair', id } as const;
  const reason = { why: 'exchanged', about } as const;
  const taken = await takePiece(trx, deps, wanted, 'claim_not_in_stock', reason);
  const product = await trx('products')
    .where({ id: productId })
    .first<{ is_single_unit: boolean; passport_id: number | null }>(
      'is_single_unit',
      'passport_id',
    );
  // A used device is one stock item, which is sold with it; of others the device's own passport says so.
  if (product.is_single_unit) await markSold(trx, [productId], at);
  else if (taken.passportId !== null) {
    const event = { passport_id: taken.passportId, at, kind: 'sold' } as const;
    await trx('device_passport_events').insert(event);
  }
  await refreshCards(trx, [taken.familyId], deps);
  return taken.passportId ?? product.passport_id;
}
