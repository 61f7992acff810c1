import type { Knex } from 'knex';
import { goesAlong, isWorthKeeping } from '#core/cart/checkout-draft.ts';
import { sellsAtCounter } from '#core/permissions/roles.ts';
import type { TypedDetails } from '#core/contract/checkout-draft.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import type { Cipher } from '../platform/identity/cipher.ts';
import { findOwner, ownerColumns, ownerOf } from './cart-owner.ts';

type Visitor = Pick<RequestContext, 'user' | 'visitorHash' | 'now'>;

/** Customers at a counter share an account, and would be shown what the one before typed: of them nothing is kept. */
const isShared = ({ user }: Visitor): boolean => user !== null && sellsAtCounter(user.role);

const place = (cartId: number) =>
  ({ table: 'checkout_drafts', column: 'details', rowId: cartId }) as const;

const decrypt = (cipher: Cipher, cartId: number, details: Buffer): TypedDetails =>
  // Written by `encrypt` of what the contract had checked.
  JSON.parse(cipher.decrypt(place(cartId), details)) as TypedDetails;

const encrypt = (cipher: Cipher, cartId: number, details: TypedDetails): Buffer =>
  cipher.encrypt(place(cartId), JSON.stringify(details));

/** What the owner of the open cart typed at the checkout so far; null where nothing is kept. */
export async function readDraft(
  { knex, cipher }: Dependencies,
  context: Visitor,
): Promise<TypedDetails | null> {
  const owner = findOwner(context);
  if (!owner || isShared(context)) return null;
  const row = await knex('checkout_drafts as d')
    .join('carts as c', 'c.id', 'd.cart_id')
    .where({ ...ownerColumns(owner), status: 'open' })
    .first<{ cart_id: number; details: Buffer } | undefined>('d.cart_id', 'd.details');
  return row ? decrypt(cipher, row.cart_id, row.details) : null;
}

/**
 * Keeps what was typed with the open cart in place of what was kept; refuses with 404 where there is none. Of an account that
 * customers share it keeps nothing.
 */
export async function keepDraft(
  { knex, cipher }: Dependencies,
  context: Visitor,
  details: TypedDetails,
): Promise<void> {
  const owner = ownerOf(context);
  if (isShared(context)) return;
  await knex.transaction(async (trx) => {
    // An order that is placed meanwhile waits for this, and forgets it.
    const cart = await trx('carts')
      .where({ ...ownerColumns(owner), status: 'open' })
      .forShare()
      .first<{ id: number } | undefined>('id');
    if (!cart) throw new Refusal(404, 'cart_empty');
    if (isWorthKeeping(details)) await store(trx, cipher, cart.id, details, context.now);
    else await trx('checkout_drafts').where('cart_id', cart.id).delete();
  });
}

const store = (trx: Knex, cipher: Cipher, cartId: number, details: TypedDetails, now: Date) =>
  trx('checkout_drafts')
    .insert({ cart_id: cartId, details: encrypt(cipher, cartId, details), updated_at: now })
    .onConflict('cart_id')
    .merge();

interface SignedIn {
  readonly guestId: number;
  readonly accountId: number;
  readonly userId: number;
  readonly now: Date;
}

/** Takes what was typed before a sign-in along to the account's cart, where it is the account's own holder who typed it. */
export async function takeDraft(
  trx: Knex,
  cipher: Cipher,
  { guestId, accountId, userId, now }: SignedIn,
): Promise<void> {
  const row = await trx('checkout_drafts as d')
    .join('users as u', 'u.id', trx.raw('?', [userId]))
    .where('d.cart_id', guestId)
    .first<{ details: Buffer; e_mail: string } | undefined>('d.details', 'u.e_mail');
  if (!row) return;
  const details = decrypt(cipher, guestId, row.details);
  if (goesAlong(details, row.e_mail)) await store(trx, cipher, accountId, details, now);
}
