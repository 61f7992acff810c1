import type { Knex } from 'knex';
import { belowCost } from '#core/discounts/below-cost.ts';
import type { Discount } from '#core/discounts/discount.ts';
import { overlappingWith } from '#core/discounts/overlapping.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { vatRateOn } from '#core/shared/vat-rate.ts';
import { currentBook, nameIn, type DiscountBook } from '../discounts/discount-book.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { readCategories, readPlaces } from './category-tree.ts';
import { piecesOnSale } from './pieces-on-sale.ts';
import type { Market } from './past-carts.ts';
import { simulate } from './simulate.ts';
import { whyNot } from './why-not.ts';

/** What a discount does or would do: to past orders, to others of its kind, to what goods cost. */
export const discountEffectRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('admin-discount-simulation', async ({ params, query }, { now }) => {
    const { discount, book } = await find(deps.reads, params.id);
    const days = Number(query.days);
    return simulate(deps.reads, { discount, book, days, now }, await marketOf(deps, now));
  }),

  bind('admin-discount-check', async ({ params }, { now }) => {
    const { discount, book } = await find(deps.reads, params.id);
    return check(deps.reads, { discount, book, now }, await marketOf(deps, now));
  }),

  bind('admin-discount-why-not', async ({ body }, { now, language }) =>
    whyNot(deps, body, { now, language, market: await marketOf(deps, now) }),
  ),
];

async function find(
  reads: Knex,
  id: number,
): Promise<{ readonly discount: Discount; readonly book: DiscountBook }> {
  const book = await currentBook(reads);
  const discount = book.index.byId.get(id);
  if (!discount) throw new Refusal(404, 'not_found');
  return { discount, book };
}

async function marketOf({ market, reads }: Dependencies, now: Date): Promise<Market> {
  const { timeZone, code } = market;
  const vatRate = vatRateOn(code, dayInTimeZone(now, timeZone));
  return { timeZone, vatRate, ofCategory: await readCategories(reads) };
}

interface Checked {
  readonly discount: Discount;
  readonly book: DiscountBook;
  readonly now: Date;
}

const mostExamples = 20;

async function check(reads: Knex, { discount, book, now }: Checked, market: Market) {
  const { timeZone, ofCategory } = market;
  const others = [...book.index.byId.values()];
  const codes = others.flatMap(({ scope }) => scope.products);
  const tree = { ofCategory, ofProduct: await readPlaces(reads, codes, ofCategory) };
  const below = belowCost(discount, await piecesOnSale(reads, discount, market), timeZone);
  return {
    overlaps: overlappingWith(discount, others, tree, { now, timeZone }).map(
      ({ id, isCombinable }) => ({ id, isCombinable, name: nameIn(book, id) }),
    ),
    belowCost: {
      count: below.length,
      examples: below.slice(0, mostExamples).map(({ line, left }) => ({
        code: line.productCode,
        name: line.name,
        price: line.unitPrice,
        left,
        cost: line.cost ?? 0,
      })),
    },
  };
}
