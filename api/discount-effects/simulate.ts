import type { Knex } from 'knex';
import type { Discount } from '#core/discounts/discount.ts';
import {
  DiscountSimulation,
  type PastCart,
  type SimulatedKind,
  type SimulatedSums,
} from '#core/discounts/simulate-discount.ts';
import { nameIn, type DiscountBook } from '../discounts/discount-book.ts';
import { pageSize, pastCarts, type FoundCart, type Market } from './past-carts.ts';

/** A longer time would keep one person waiting and the machine busy; a shop of that size sees enough in fewer days. */
const mostPages = 100;
const dayMs = 86_400_000;

export interface Asked {
  readonly discount: Discount;
  readonly book: DiscountBook;
  readonly days: number;
  readonly now: Date;
}

/** Replays the orders and then the open carts of so many days, page by page. */
export async function simulate(db: Knex, asked: Asked, market: Market) {
  const { discount, book, days, now } = asked;
  const simulation = new DiscountSimulation(discount, [...book.index.byId.values()]);
  const since = new Date(now.getTime() - days * dayMs);
  let isPart = false;
  for (const kind of ['order', 'cart'] as const satisfies readonly PastCart['kind'][]) {
    let after: FoundCart | null = null;
    for (let page = 0; ; page += 1) {
      if (page === mostPages) {
        isPart = true;
        break;
      }
      const found: FoundCart[] = await pastCarts(db, kind, { since, after }, market);
      for (const { cart } of found) simulation.replay(cart);
      after = found.at(-1) ?? null;
      if (found.length < pageSize) break;
    }
  }
  const { orders, carts, beside, putOut, gainers, ...lines } = simulation.result();
  const named = (counts: ReadonlyMap<number, number>) =>
    [...counts]
      .map(([id, times]) => ({ id, name: nameIn(book, id), carts: times }))
      .sort((a, b) => b.carts - a.carts);
  return {
    ...lines,
    isPart,
    orders: viewOf(orders),
    carts: viewOf(carts),
    beside: named(beside),
    putOut: named(putOut),
    gainers: [...gainers]
      .map(([group, gained]) => ({ group, ...gained }))
      .sort((a, b) => b.saved - a.saved),
  };
}

const viewOf = ({ before, after, ...counts }: SimulatedKind) => ({
  ...counts,
  before: sumsOf(before),
  after: sumsOf(after),
});

const sumsOf = ({ revenue, marginHundredths }: SimulatedSums) => ({
  revenue,
  margin: marginHundredths / 100,
});
