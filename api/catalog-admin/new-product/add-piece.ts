import type { Knex } from 'knex';
import type { z } from 'zod';
import type { DeviceKind } from '#core/buyback/device-kind.ts';
import { parseDeviceNumber } from '#core/buyback/device-number.ts';
import { firstPrice } from '#core/catalog/first-price.ts';
import type { newProductEndpoints } from '#core/contract/new-product.ts';
import { recordInPassport } from '../../devices/passports.ts';
import { storePiece } from '../../devices/store-piece.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { Refusal, type FieldRefusal } from '../../platform/http/refusal.ts';
import type { MoveReason } from '../../stock/move-stock.ts';
import type { Priced } from '../product-list/write-prices.ts';

type Items = z.output<(typeof newProductEndpoints)['admin-variant-items-add']['body']>;

interface NewPiece {
  readonly variantId: number;
  readonly kind: DeviceKind;
  readonly piece: Items['pieces'][number];
  readonly at: Date;
  readonly reason: MoveReason;
  /** Makes a refusal of the piece's number. */
  readonly refuse: (phrase: string) => FieldRefusal;
}

interface MadePiece {
  readonly productId: number;
  /** A price that another person has to release. */
  readonly waiting: readonly Priced[];
}

/** Puts one used piece into stock; below cost it is offered for what was paid until another person agrees. */
export async function addPiece(
  trx: Knex.Transaction,
  { cipher }: Pick<Dependencies, 'cipher'>,
  { variantId, kind, piece, at, reason, refuse }: NewPiece,
): Promise<MadePiece> {
  const serial = serialOf(kind, piece.serial, refuse);
  const passportId =
    serial === null ? null : await recordInPassport(trx, cipher, serial, [{ kind: 'listed', at }]);
  const { price, waiting } = firstPrice(piece.price, piece.boughtFor);
  const stored = { ...piece, price, variantId, passportId, isOnSale: true };
  try {
    const id = await storePiece(trx, stored, reason);
    const item = { id, price, reduced_at: null };
    return { productId: id, waiting: waiting === null ? [] : [{ item, price: waiting }] };
  } catch (error) {
    if (error instanceof Refusal) throw refuse('piece_known');
    throw error;
  }
}

/** The number as it is kept; null where none was typed. */
function serialOf(
  kind: DeviceKind,
  typed: string,
  refuse: (phrase: string) => FieldRefusal,
): string | null {
  if (typed === '') return null;
  const read = parseDeviceNumber(typed, kind);
  if (!read.ok) throw refuse(read.error);
  return read.value;
}
