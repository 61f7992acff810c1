import type { Rows } from '#api/platform/database/rows.ts';
import { countFigures } from '#api/statistics/count-figures.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { marginVat, vatInsideGross } from '#core/shared/vat.ts';
import {
  addOrder,
  addOrderDiscount,
  addOrderEvent,
  addOrderLine,
} from '#tests/support/factories/orders.ts';
import type { TestApp } from '#tests/support/test-app.ts';

const zone = 'Europe/Prague';
export const dayOf = (at: Date): string => dayInTimeZone(at, zone);

export const count = ({ deps }: TestApp): Promise<void> => countFigures.run({}, deps);

/** Numbers below 1, the same in every run. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const statuses = [
  'created',
  'awaiting_payment',
  'confirmed',
  'packed',
  'delivered',
  'cancelled',
  'returned',
] as const;

/** Orders on random moments of so many days until now, each of one or two covers or used phones. */
export async function randomOrders(
  { clock, deps: { knex } }: TestApp,
  random: () => number,
  {
    days,
    orders,
    discount,
  }: { readonly days: number; readonly orders: number; readonly discount: number },
): Promise<void> {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T; // never empty
  for (let made = 0; made < orders; made += 1) {
    const at = new Date(clock.now.getTime() - Math.floor(random() * days * 86_400_000));
    const { id } = await addOrder(knex, { placed_at: at, status: pick(statuses) });
    await addOrderEvent(knex, { order_id: id, at });
    for (const position of random() < 0.5 ? [1] : [1, 2]) {
      const isUsed = random() < 0.5;
      const price = 100 + Math.floor(random() * 20_000);
      const quantity = isUsed ? 1 : 1 + Math.floor(random() * 3);
      await addOrderLine(knex, {
        order_id: id,
        position,
        unit_price: price,
        quantity,
        // Something was taken off it.
        net: price * quantity - Math.floor(random() * 100),
        vat_scheme: isUsed ? 'margin' : 'standard',
        bought_for: isUsed ? Math.floor(random() * 20_000) : null,
      });
    }
    if (random() < 0.3) {
      const saved = Math.floor(random() * 500);
      await addOrderDiscount(knex, { order_id: id, discount_id: discount, saved, redeemed_at: at });
    }
  }
}

interface Sum {
  count: number;
  amount: number;
}

/** What the statistics must say of the days from one to another, read row by row and reckoned by the core. */
export async function plainly({ deps: { knex } }: TestApp, from: string, to: string) {
  const sums = {
    sales: none(),
    sales_net: none(),
    margin: none(),
    without_cost: none(),
    discounts: none(),
  };
  const add = (sum: Sum, amount: number, many = 1) => {
    sum.count += many;
    sum.amount += amount;
  };
  const orders: Rows['orders'][] = await knex('orders');
  const counted = orders.filter(
    ({ placed_at: at, status }) =>
      dayOf(at) >= from &&
      dayOf(at) <= to &&
      !['created', 'awaiting_payment', 'cancelled'].includes(status),
  );
  for (const { id } of counted) {
    const lines: Rows['order_lines'][] = await knex('order_lines').where({ order_id: id });
    const gross = lines.reduce((sum, { net }) => sum + net, 0);
    add(sums.sales, gross * 100);
    for (const { bought_for: cost, net, quantity, vat_rate: rate, vat_scheme: scheme } of lines) {
      const before =
        scheme === 'margin'
          ? net * 100 - marginVat(cost ?? 0, net, rate)
          : vatInsideGross(net, rate).baseHundredths;
      add(sums.sales_net, before);
      if (cost === null) add(sums.without_cost, net * 100, quantity);
      else add(sums.margin, before - cost * quantity * 100, quantity);
    }
  }
  const discounts: Rows['order_discounts'][] =
    await knex('order_discounts').whereNull('released_at');
  for (const { redeemed_at: at, saved } of discounts) {
    if (dayOf(at) >= from && dayOf(at) <= to) add(sums.discounts, saved * 100);
  }
  return sums;
}

const none = (): Sum => ({ count: 0, amount: 0 });
