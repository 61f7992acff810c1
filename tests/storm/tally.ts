import type { Knex } from 'knex';
import type { StormWish } from './storm-flags.ts';

const countsSql = `select
  (select count(*)::integer from orders) as orders,
  (select count(*)::integer from orders where status = 'cancelled') as cancelled,
  (select count(*)::integer from orders where paid_at is not null) as paid,
  (select count(*)::integer from payments) as attempts,
  (select count(*)::integer from payments where status = 'captured') as captured,
  (select count(*)::integer from payment_callbacks) as messages,
  (select count(*)::integer from refunds) as refunds,
  (select count(*)::integer from invoices) as invoices,
  (select count(*)::integer from discount_codes where uses > 0) as codes,
  (select count(*)::integer from stock where on_hand = allocated) as "soldOut",
  (select count(*)::integer from orders where status = 'delivered') as delivered,
  (select count(*)::integer from withdrawals) as withdrawals,
  (select count(*)::integer from refunds where reason in ('withdrawn', 'staff')) as "givenBack",
  (select count(*)::integer from order_buybacks where kind = 'swap') as swaps,
  (select count(*)::integer from counter_offers) as "counterOffers",
  (select count(*)::integer from buyback_payouts where paid_at is not null) as payouts`;

export async function tally(knex: Knex): Promise<Readonly<Record<string, number>>> {
  const { rows } = await knex.raw<{ rows: Readonly<Record<string, number>>[] }>(countsSql);
  return rows[0] ?? {};
}

/** A storm in which nobody fought for anything proves nothing; what was fought for too little, in words. */
export async function weakness(knex: Knex, wish: StormWish): Promise<string[]> {
  const counts = await tally(knex);
  const wanted = {
    orders: 60,
    captured: 30,
    refunds: 1,
    codes: 20,
    soldOut: 1,
    delivered: 20,
    ...(wish.has('withdrawals') && { withdrawals: 5 }),
    ...(wish.has('refunds') && { givenBack: 5 }),
    ...(wish.has('swaps') && { swaps: 5, counterOffers: 1 }),
  };
  return Object.entries(wanted)
    .filter(([what, least]) => (counts[what] ?? 0) < least)
    .map(([what, least]) => `the storm was too weak: ${what} below ${String(least)}`);
}
