import type { Knex } from 'knex';
import { Refusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { ownerColumns, ownerOf } from './cart-owner.ts';
import { CartPackageModel } from './cart-model.ts';

type Visitor = Pick<RequestContext, 'user' | 'visitorHash' | 'now'>;

/**
 * Locks the open cart of whoever changes it until the transaction ends; null where there is none. A
 * cart is locked before anything else of it, so changes of one cart wait for each other.
 */
export async function lockCart(trx: Knex, context: Visitor): Promise<number | null> {
  const [row] = await trx('carts')
    .where({ ...ownerColumns(ownerOf(context)), status: 'open' })
    .update({ updated_at: context.now })
    .increment('version', 1)
    .returning<{ id: number }[]>('id');
  return row?.id ?? null;
}

/** The same, and makes the cart where there is none. */
export async function lockOrMakeCart(trx: Knex, context: Visitor): Promise<number> {
  const owner = ownerColumns(ownerOf(context));
  const [column = ''] = Object.keys(owner);
  const [row] = await trx('carts')
    .insert({ ...owner, created_at: context.now, updated_at: context.now })
    .onConflict(trx.raw(`(${column}) where status = 'open'`))
    .merge(['updated_at'])
    .returning<{ id: number }[]>('id');
  if (!row) throw new Error('a cart was neither made nor found');
  return row.id;
}

/** A package of the locked cart of whoever asks; anybody else's is not found. */
export async function lockOwnPackage(
  trx: Knex,
  context: Visitor,
  packageId: number,
): Promise<CartPackageModel> {
  const cartId = await lockCart(trx, context);
  if (cartId === null) throw new Refusal(404, 'not_found');
  const row = await CartPackageModel.query(trx)
    .findOne({ id: packageId, cart_id: cartId })
    .whereNull('removed_at');
  if (!row) throw new Refusal(404, 'not_found');
  return row;
}
