import type { z } from 'zod';
import { problemId, type CartProblem } from '#core/cart/cart-problem.ts';
import type { SettledTotal } from '#core/cart/settle-total.ts';
import type { cartTotals, cartView } from '#core/contract/cart-view.ts';
import { missingToFreeDelivery, type Freight } from '#core/deliveries/delivery-price.ts';
import type { PricedCart } from '#core/discounts/priced-cart.ts';
import type { Language, MarketCode } from '#core/market/market.ts';
import type { DiscountBook } from '../discounts/discount-book.ts';
import { countPieces } from './cart-lines.ts';
import type { CartRow } from './cart-row.ts';
import { leftOutText, problemText, shownReason, type Reader } from './cart-words.ts';
import { viewOfPackage } from './package-view.ts';
import type { PricedPackage } from './priced-packages.ts';

interface FoundCart {
  readonly row: CartRow;
  readonly packages: readonly PricedPackage[];
  readonly priced: PricedCart;
  readonly book: DiscountBook;
  readonly freight: Freight;
  readonly settled: SettledTotal;
  readonly bonus: number;
  readonly buyer: { readonly isBusiness: boolean; readonly today: string };
  readonly problems: readonly CartProblem[];
  readonly digest: string;
  readonly market: MarketCode;
}

/** A priced cart as the wire carries it. */
export function viewOfCart(
  found: FoundCart,
  { language, lastVisited = [] }: { language: Language; lastVisited?: readonly string[] },
): z.output<typeof cartView> {
  const { row, packages, settled, bonus, digest, market, buyer } = found;
  const reader = { language, market };
  const lines = packages.flatMap(({ main, children }) => [main, ...children]);
  return {
    count: countPieces(lines),
    cartPackagesItems: packages.map((pack) => viewOfPackage(pack, lines, buyer, reader)),
    language,
    lastVisitedProductCodes: [...lastVisited],
    totals: totalsOf(found, reader),
    problems: found.problems.map((problem) => ({
      id: problemId(problem),
      kind: problem.kind,
      repair: problem.repair,
      message: problemText(problem, nameOf(problem, found, language), reader),
      packageId: problem.packageId,
      childId: problem.childId,
      isBlocking: problem.isBlocking,
    })),
    digest,
    studentCard: studentCardOf(found),
    bonusBuyback: row.bonus && {
      code: row.bonus.code,
      // Of a valid voucher what it pays here; the rest of it is lost.
      amount: bonus > 0 ? settled.bonus : 0,
    },
  };
}

function studentCardOf({ row, priced, book }: FoundCart) {
  if (row.isic_last4 === null) return null;
  const isCounting = priced.applied.some(
    ({ discountId, saved, shippingSaved }) =>
      saved + shippingSaved > 0 && book.index.byId.get(discountId)?.isStudentDiscount === true,
  );
  return { last4: row.isic_last4, isCounting };
}

function totalsOf(found: FoundCart, reader: Reader): z.output<typeof cartTotals> {
  const { row, packages, priced, settled, freight } = found;
  const bought = packages.flatMap(({ main, children }) => [main, ...children]);
  const listTotal = bought.reduce((sum, line) => sum + (line.isBlocked ? 0 : line.listTotal), 0);
  const tariff = row.delivery ?? { price: 1, freeFrom: row.least_free_from, weightPrices: null };
  return {
    listTotal,
    goods: priced.goods,
    saved: listTotal - priced.goods,
    shipping: row.delivery ? priced.shipping : null,
    paymentFee: row.payment ? priced.paymentFee : null,
    total: priced.total,
    ...settled,
    missingToFreeDelivery: missingToFreeDelivery(tariff, freight),
    applied: appliedOf(found, reader),
    leftOut: leftOutOf(found, reader),
  };
}

function appliedOf({ priced, book, packages }: FoundCart, { language }: Reader) {
  const places = new Map(
    packages.flatMap(({ row, main, children }) =>
      [main, ...children].map(({ key, child }) => [
        key,
        { packageId: row.id, childId: child?.id ?? null },
      ]),
    ),
  );
  return priced.applied.map(({ discountId, code, saved, shippingSaved, lines }) => ({
    name: book.names.get(discountId)?.[language] ?? '',
    code,
    saved,
    shippingSaved,
    lines: lines.flatMap(({ lineId, amount }) => {
      const place = places.get(lineId);
      return place ? [{ ...place, amount }] : [];
    }),
  }));
}

function leftOutOf({ priced, book }: FoundCart, reader: Reader) {
  return priced.leftOut.map(({ discountId, code, reason: inner, missing }) => {
    const discount = book.index.byId.get(discountId);
    const reason = shownReason(discount, { reason: inner, missing });
    const name = book.names.get(discountId)?.[reader.language] ?? null;
    return {
      name: reason === 'invalid_code' ? null : name,
      code,
      reason,
      message: leftOutText(reason, missing, reader),
      missing,
    };
  });
}

/** What a problem is about, by name. */
function nameOf(problem: CartProblem, found: FoundCart, language: Language): string {
  const { packageId, childId, codeId } = problem;
  if (codeId !== null) return found.row.codes.find(({ id }) => id === codeId)?.code ?? '';
  const pack = found.packages.find(({ row }) => row.id === packageId);
  const child = pack?.children.find((line) => line.child?.id === childId);
  return (child ?? pack?.main)?.name[language] ?? '';
}
