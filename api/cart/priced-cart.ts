import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { cartDigestText, type DigestedLine } from '#core/cart/cart-digest.ts';
import type { CartProblem } from '#core/cart/cart-problem.ts';
import { bonusAmount } from '#core/cart/credits.ts';
import { settleTotal, type SettledTotal } from '#core/cart/settle-total.ts';
import type { cartView } from '#core/contract/cart-view.ts';
import type { PricedCart } from '#core/discounts/priced-cart.ts';
import { unitNets } from '#core/discounts/unit-nets.ts';
import type { Freight } from '#core/deliveries/delivery-price.ts';
import type { Language } from '#core/market/market.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { discountBook, type DiscountBook } from '../discounts/discount-book.ts';
import type { SignedInUser } from '../platform/sessions/sessions.ts';
import { cartLines } from './cart-lines.ts';
import {
  findCart,
  type CartName,
  type CartRow,
  type CreditRow,
  type EnteredCodeRow,
} from './cart-row.ts';
import { viewOfCart } from './cart-view.ts';
import { findPackages, type PackageRow } from './package-rows.ts';
import { priceLines, situationOf } from './price-lines.ts';
import { creditOf, pricedPackages, type PricedPackage } from './priced-packages.ts';
import { problemsOf } from './problems-of.ts';
import { findProducts } from './product-rows.ts';

/** A stored cart with today's prices: what is shown, and what an order is made of. */
export interface PricedStoredCart {
  readonly row: CartRow;
  readonly packages: readonly PricedPackage[];
  readonly priced: PricedCart;
  readonly book: DiscountBook;
  /** By what a delivery costs what it costs. */
  readonly freight: Freight;
  readonly settled: SettledTotal;
  readonly problems: readonly CartProblem[];
  readonly digest: string;
  readonly view: z.output<typeof cartView>;
}

/** Which cart, for whom and when. */
export type CartQuestion = CartName & PricingQuestion;

/** For whom and when a cart is priced. */
interface PricingQuestion {
  readonly language: Language;
  readonly now: Date;
  /** Who is signed in; a business may buy more pieces, a role is a group of customers. */
  readonly user: Pick<SignedInUser, 'id' | 'role'> | null;
  readonly lastVisited?: readonly string[];
  /** A code that is priced as if it had been entered; one of the same discount that was entered stays. */
  readonly tried?: EnteredCodeRow;
}

/**
 * Reads and prices an open cart in three statements, whatever it holds, and one more where staff
 * changed the discounts since the last one; null where there is none. Nothing that a client says
 * of prices, discounts or totals gets in.
 */
export async function loadPricedCart(
  db: Knex,
  { market }: Pick<Dependencies, 'market'>,
  question: CartQuestion,
): Promise<PricedStoredCart | null> {
  const { now, tried } = question;
  const stored = await findCart(db, question, now);
  if (!stored) return null;
  const row = tried ? { ...stored, codes: [...stored.codes, tried] } : stored;
  return priceRows(db, { market }, { row, packages: await findPackages(db, row.id) }, question);
}

/** Prices a cart and its packages as they are given: those of the database, or those that staff try. */
export async function priceRows(
  db: Knex,
  { market }: Pick<Dependencies, 'market'>,
  { row, packages }: { readonly row: CartRow; readonly packages: readonly PackageRow[] },
  question: PricingQuestion,
): Promise<PricedStoredCart> {
  const { now, user } = question;
  const ids = packages.flatMap(({ product_id, children }) => [
    product_id,
    ...children.flatMap(({ productId }) => productId ?? []),
  ]);
  const products = await findProducts(db, ids, row.level_id, now);
  const book = await discountBook(db, row.book_version);
  const today = dayInTimeZone(now, market.timeZone);
  const buyer = { isBusiness: user?.role === 'business', today };
  const { lines, stockProblems } = cartLines(packages, products, buyer);
  const situation = situationOf(row, user?.role ?? null, { now, timeZone: market.timeZone });
  const priceOf = (asked: CartRow) => {
    const { priced, freight } = priceLines(asked, lines, book, situation);
    const pricedOnes = pricedPackages(lines, priced, now);
    const paid = settle(asked, pricedOnes, priced, { market, now });
    return { packages: pricedOnes, priced, freight, ...paid };
  };
  const chosen = priceOf(row);
  const { paymentFee } = chosen.priced;
  // Where its fee alone is left to pay, nothing is paid that way, and the order has no payment (api/orders/check-choices.ts).
  const isUnused = paymentFee > 0 && chosen.settled.due <= paymentFee;
  const found = { row, book, buyer, ...(isUnused ? priceOf({ ...row, payment: null }) : chosen) };
  const problems = [...stockProblems, ...problemsOf(found, now)];
  const digest = digestOf(found.packages, found.priced, found.settled);
  const view = viewOfCart({ ...found, problems, digest, market: market.code }, question);
  return { ...found, problems, digest, view };
}

/** Devices that are set off in a cart. */
export const swappedDevices = ({ packages }: Pick<PricedStoredCart, 'packages'>): CreditRow[] =>
  packages.flatMap(({ row: { buyback }, isBuybackValid, isBlocked }) =>
    buyback && isBuybackValid && !isBlocked ? [buyback] : [],
  );

function settle(
  row: CartRow,
  packages: readonly PricedPackage[],
  { total }: PricedCart,
  { market, now }: Pick<Dependencies, 'market'> & { readonly now: Date },
): { readonly settled: SettledTotal; readonly bonus: number } {
  const swapped = swappedDevices({ packages });
  const swappedIds = new Set(swapped.map(({ id }) => id));
  const { bonus: credit, bonus_terms: terms } = row;
  const { timeZone } = market;
  const bonus =
    credit && terms ? bonusAmount(creditOf(credit), { terms, timeZone, now, swappedIds }) : 0;
  const buyback = swapped.reduce((sum, { price }) => sum + price, 0);
  return { settled: settleTotal({ total, buyback, bonus }), bonus };
}

function digestOf(
  packages: readonly PricedPackage[],
  { shipping, paymentFee }: PricedCart,
  { buyback, bonus, payout }: SettledTotal,
): string {
  const lines = packages.flatMap(({ main, children, row }) =>
    [main, ...children]
      .filter(({ isBlocked }) => !isBlocked)
      .map(({ child, product, quantity, net }): DigestedLine => ({
        id: child?.id ?? row.id,
        isChild: child !== null,
        quantity,
        itemId: child?.addOn?.id ?? product.id,
        unitNets: unitNets(net, quantity),
        programId: row.program?.id ?? null,
      })),
  );
  const text = cartDigestText({ lines, shipping, paymentFee, buyback, bonus, payout });
  return createHash('sha256').update(text).digest('base64url');
}
