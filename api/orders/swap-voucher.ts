import type { Knex } from 'knex';
import type { BonusTerms } from '#core/buyback/bonus.ts';
import { bonusAmount } from '#core/cart/credits.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { Rows } from '../platform/database/rows.ts';
import type { OrderModel } from './order-model.ts';
import type { PledgedRow } from './pledged-devices.ts';

type VoucherRow = Pick<
  Rows['buybacks'],
  'id' | 'status' | 'price' | 'locked_until' | 'closed_at'
> & {
  readonly isSpent: boolean;
  readonly terms: BonusTerms;
};

const voucherSql = `
  select b.id, b.status, b.price, b.locked_until, b.closed_at, exists (
      select 1 from order_buybacks used where used.buyback_id = b.id and used.kind = 'bonus'
        and used.released_at is null and used.order_id <> :orderId) as "isSpent",
    (select json_build_object('cap', (select l.most_amount from buyback_voucher_limit l),
        'tiers', coalesce(json_agg(json_build_object(
          'minimalBuyoutPrice', v.minimal_price, 'voucher', v.amount)), '[]'))
      from buyback_vouchers v) as terms
  from carts c join buybacks b on b.id = c.bonus_buyback_id
  where c.id = :cartId`;

/**
 * The voucher that was entered in the cart of an order, whether it was needed then or not (T-SWAP-4).
 * It counts as of the day of the order: an inspection that takes long costs its customer nothing.
 */
export async function voucherOf(
  db: Knex,
  { market }: Pick<Dependencies, 'market'>,
  { id: orderId, cartId, placedAt }: OrderModel,
  devices: readonly PledgedRow[],
): Promise<{ readonly worth: number } | null> {
  const { rows } = await db.raw<{ rows: VoucherRow[] }>(voucherSql, { orderId, cartId });
  const [row] = rows;
  if (!row) return null;
  const { locked_until: lockedUntil, closed_at: closedAt, terms, ...credit } = row;
  const swappedIds = new Set(devices.map(({ id }) => id));
  const found = devices.find(({ id }) => id === credit.id);
  const price = found?.price ?? credit.price;
  const situation = { terms, timeZone: market.timeZone, now: placedAt, swappedIds };
  return { worth: bonusAmount({ ...credit, price, lockedUntil, closedAt }, situation) };
}
