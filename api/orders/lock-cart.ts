import type { Knex } from 'knex';
import { ownerColumns, type CartOwner } from '../cart/cart-owner.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { Rows } from '../platform/database/rows.ts';

/** An order that a cart or a token ended in before. */
export interface PlacedOrder {
  readonly id: number;
  readonly number: string;
  readonly code: string;
}

type OrderRow = PlacedOrder & Pick<Rows['orders'], 'request_digest' | 'token'>;

export type LockedCart =
  | { readonly state: 'open'; readonly cartId: number }
  | { readonly state: 'ordered'; readonly order: PlacedOrder };

interface Request {
  readonly owner: CartOwner;
  readonly token: string;
  /** The body as text: the same token with another one is refused. */
  readonly body: string;
}

/**
 * Locks the cart of a checkout's token, so that repeats of the request wait for the first one. Answers
 * the order that the cart ended in already: of the same token with the same body (T-ORD-1), or of the
 * owner's last cart when the token is another one (T-ORD-2).
 */
export async function lockCart(
  trx: Knex,
  { cipher }: Pick<Dependencies, 'cipher'>,
  { owner, token, body }: Request,
): Promise<LockedCart> {
  const cart: { id: number; status: string } | undefined = await trx('carts')
    .where({ token, ...ownerColumns(owner) })
    .forUpdate()
    .first('id', 'status');
  if (cart?.status === 'open') return { state: 'open', cartId: cart.id };
  const order = cart ? await orderOf(trx, cart.id) : await lastOrderOf(trx, owner);
  if (!order) throw new Refusal(409, 'checkout_expired');
  if (order.token === token && !order.request_digest.equals(cipher.digest(body))) {
    throw new Refusal(422, 'idempotency_mismatch');
  }
  return { state: 'ordered', order };
}

const columns = ['id', 'number', 'code', 'token', 'request_digest'];

const orderOf = (trx: Knex, cartId: number): Promise<OrderRow | undefined> =>
  trx('orders').where({ cart_id: cartId }).first(columns);

/** Nothing where the owner has gone on to another cart: then the token belongs to none of theirs. */
async function lastOrderOf(trx: Knex, owner: CartOwner): Promise<OrderRow | undefined> {
  const last: { id: number; status: string } | undefined = await trx('carts')
    .where(ownerColumns(owner))
    .whereIn('status', ['open', 'ordered'])
    .orderBy('id', 'desc')
    .first('id', 'status');
  return last?.status === 'ordered' ? orderOf(trx, last.id) : undefined;
}
