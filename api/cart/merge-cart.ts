import type { Knex } from 'knex';
import { mergeCarts } from '#core/cart/merge-carts.ts';
import type { Cipher } from '../platform/identity/cipher.ts';
import { moveAccessories, setQuantity } from './rekey-package.ts';
import type { CamelRow } from '../platform/database/row-model.ts';
import { takeDraft } from './checkout-draft.ts';
import type { Rows } from '../platform/database/rows.ts';

interface Login {
  readonly visitorHash: Buffer;
  readonly userId: number;
  readonly now: Date;
}

interface GuestCart {
  readonly id: number;
  readonly isic_digest: Buffer | null;
  readonly isic_last4: string | null;
  readonly isic_holder: Buffer | null;
}

type PackageRow = CamelRow<
  Pick<Rows['cart_packages'], 'cart_id' | 'product_id' | 'configuration_key' | 'id' | 'quantity'>
>;

/**
 * Joins a visitor's cart to the account's, once: it is the account's or merged afterwards, so a
 * second login with the same cookie finds none (T-CART-6, 7). What the account's cart has already
 * chosen stays, the rest is taken over.
 */
export async function mergeCartAtLogin(
  trx: Knex,
  cipher: Cipher,
  { visitorHash, userId, now }: Login,
): Promise<void> {
  const guest = await trx('carts')
    .where({ visitor_hash: visitorHash, status: 'open' })
    .forUpdate()
    .first<GuestCart | undefined>('id', 'isic_digest', 'isic_last4', 'isic_holder');
  if (!guest) return;
  const made = await trx('carts')
    .insert({ user_id: userId, created_at: now, updated_at: now })
    .onConflict(trx.raw("(user_id) where status = 'open'"))
    .merge(['updated_at'])
    .returning<{ id: number }[]>('id');
  const account = made[0];
  if (!account) throw new Error('a cart was neither made nor found');
  await mergePackages(trx, guest.id, account.id);
  await trx.raw(
    `insert into cart_codes (cart_id, code_id, entered_at)
     select :account, code_id, entered_at from cart_codes where cart_id = :guest
     on conflict do nothing`,
    { account: account.id, guest: guest.id },
  );
  await trx.raw(
    `update carts a set delivery_code = coalesce(a.delivery_code, g.delivery_code),
       payment_code = coalesce(a.payment_code, g.payment_code),
       bonus_buyback_id = coalesce(a.bonus_buyback_id, g.bonus_buyback_id),
       version = a.version + 1
     from carts g where a.id = :account and g.id = :guest`,
    { account: account.id, guest: guest.id },
  );
  await takeCard(trx, cipher, guest, account.id);
  await takeDraft(trx, cipher, { guestId: guest.id, accountId: account.id, userId, now });
  const noCard = { isic_digest: null, isic_last4: null, isic_holder: null };
  await trx('carts')
    .where('id', guest.id)
    .update({ ...noCard, status: 'merged', updated_at: now });
}

/** The student card of a cart that is left; its holder can be read in the row alone that it is of. */
async function takeCard(
  trx: Knex,
  cipher: Cipher,
  { id, isic_digest, isic_last4, isic_holder }: GuestCart,
  accountId: number,
): Promise<void> {
  if (isic_digest === null || isic_holder === null) return;
  const place = { table: 'carts', column: 'isic_holder' } as const;
  const holder = cipher.decrypt({ ...place, rowId: id }, isic_holder);
  await trx('carts')
    .where('id', accountId)
    .whereNull('isic_digest')
    .update({
      isic_digest,
      isic_last4,
      isic_holder: cipher.encrypt({ ...place, rowId: accountId }, holder),
    });
}

/** The larger quantity of equal packages and the union of the others. */
async function mergePackages(trx: Knex, guestId: number, accountId: number): Promise<void> {
  const rows: PackageRow[] = await trx('cart_packages')
    .whereIn('cart_id', [guestId, accountId])
    .whereNull('removed_at')
    .orderBy(['added_at', 'id'])
    .select('id', 'quantity', {
      cartId: 'cart_id',
      productId: 'product_id',
      configurationKey: 'configuration_key',
    });
  const ofCart = (cartId: number) => rows.filter((row) => row.cartId === cartId);
  const [guest, account] = [ofCart(guestId), ofCart(accountId)];
  const twinOf = (row: PackageRow) =>
    account.find(
      (each) => each.productId === row.productId && each.configurationKey === row.configurationKey,
    );
  // What was just removed can still be brought back.
  await trx('cart_packages')
    .where('cart_id', guestId)
    .whereNotNull('removed_at')
    .update({ cart_id: accountId });
  for (const merged of mergeCarts(guest, account)) {
    const twin = merged.cartId === guestId ? twinOf(merged) : undefined;
    if (twin) {
      await moveAccessories(trx, merged.id, twin.id);
      await setQuantity(trx, twin.id, merged.quantity);
      await trx('cart_packages').where('id', merged.id).delete();
    } else if (merged.cartId === guestId) {
      await trx('cart_packages').where('id', merged.id).update({ cart_id: accountId });
    }
  }
}
