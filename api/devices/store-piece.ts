import type { Knex } from 'knex';
import type { Grade } from '#core/buyback/grade.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { MoveReason } from '../stock/move-stock.ts';
import { putIn } from '../stock/put-in.ts';

/** One used piece as it comes into stock. */
export interface StoredPiece {
  readonly variantId: number;
  readonly grade: Grade;
  /** Of its number, where it has one. */
  readonly passportId: number | null;
  /** Whole units. */
  readonly price: number;
  readonly boughtFor: number | null;
  readonly isOnSale: boolean;
  readonly batteryPercent?: number | null;
  readonly noteCs?: string;
  readonly noteRo?: string;
  /** Where it lies; the warehouse where it is left out. */
  readonly placeId?: number | null;
}

/** Stores a used piece with its place. 409 `device_in_stock` where the same device lies there already. */
export async function storePiece(
  trx: Knex.Transaction,
  piece: StoredPiece,
  reason: MoveReason,
): Promise<number> {
  if (piece.passportId !== null) await refuseUnsold(trx, piece.passportId);
  const [row] = await trx('products')
    .insert({
      master_product_id: piece.variantId,
      condition: 'used',
      grade: piece.grade,
      is_single_unit: true,
      passport_id: piece.passportId,
      price: piece.price,
      bought_for: piece.boughtFor,
      is_on_sale: piece.isOnSale,
      battery_percent: piece.batteryPercent ?? null,
      note_cs: piece.noteCs ?? '',
      note_ro: piece.noteRo ?? '',
    })
    .returning<{ id: number }[]>('id');
  if (!row) throw new Error('a piece of the stock got no id');
  await putIn(trx, { productId: row.id, quantity: 1, placeId: piece.placeId ?? null }, reason);
  return row.id;
}

/** Its passport is locked by what was written into it: of two pieces at once one sees the other. */
async function refuseUnsold(trx: Knex, passportId: number): Promise<void> {
  const unsold: unknown = await trx('products')
    .where({ passport_id: passportId, sold_at: null })
    .first('id');
  if (unsold !== undefined) throw new Refusal(409, 'device_in_stock');
}
