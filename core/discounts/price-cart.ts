import { dayInTimeZone } from '../shared/calendar-day.ts';
import { bestSet } from './best-set.ts';
import { matchDiscounts, type Candidate, type DiscountIndex } from './discount-index.ts';
import { refusalOf, type CartUnderTest } from './discount-refusal.ts';
import { placesOf } from './line-places.ts';
import type { Discount } from './discount.ts';
import type { CartToPrice, LineToPrice, PricingSituation } from './cart-to-price.ts';
import type { AppliedDiscount, LeftOutDiscount, PricedCart } from './priced-cart.ts';
import type { RunningPrices } from './running-prices.ts';

/**
 * Prices a cart: price level, then the best set of the discounts in play, with every amount
 * explained and everything left out under a literal reason (DECISIONS "Cart, discounts, orders",
 * T-DIS-1 to 18). In play are automatic ones, the student's with a card, and those of entered
 * codes. Of automatic ones only what matches the cart is told, and not what is not live.
 * Always starts from list prices, so nothing counts twice (T-DIS-8). Quantities are 1 or more.
 */
export function priceCart(
  index: DiscountIndex,
  cart: CartToPrice,
  situation: PricingSituation,
): PricedCart {
  const { lines, shipping, paymentFee } = cart;
  const start = {
    quantities: lines.map(({ quantity }) => quantity),
    totals: lines.map((line) => unitPriceInLevel(line) * line.quantity),
    shipping,
  };
  const { eligible, refused } = sortOut(index, lines, situation);
  const running = bestSet(start, eligible);
  const codeOf = (id: number) => situation.entered.get(id)?.code ?? null;
  const applied = appliedIn(running, lines, codeOf);
  const goods = running.totals.reduce((sum, net) => sum + net, 0);
  const total = goods + running.shipping + paymentFee;
  return {
    lines: lines.map(({ id, unitPrice, quantity }, line) => ({
      id,
      listTotal: unitPrice * quantity,
      levelSaved: unitPrice * quantity - (start.totals[line] ?? 0),
      net: running.totals[line] ?? 0,
    })),
    applied,
    leftOut: [...refused, ...idleIn(running, applied, codeOf)].sort(
      (a, b) => a.discountId - b.discountId,
    ),
    goods,
    shipping: running.shipping,
    paymentFee,
    total,
    needsPayment: total > 0,
  };
}

/** The price level is the first step and never raises a price. */
const unitPriceInLevel = ({ unitPrice, levelPrice }: LineToPrice): number =>
  Math.min(unitPrice, levelPrice ?? unitPrice);

/** The discounts in play, parted into those that may count and those that may not. */
function sortOut(
  index: DiscountIndex,
  lines: readonly LineToPrice[],
  situation: PricingSituation,
): { eligible: Candidate[]; refused: LeftOutDiscount[] } {
  const { entered, hasStudentCard } = situation;
  const inPlay = ({ id, isAutomaticAssignment, isStudentDiscount }: Discount): boolean =>
    isAutomaticAssignment || (isStudentDiscount && hasStudentCard) || entered.has(id);
  const cart: CartUnderTest = {
    places: placesOf(lines),
    goodsSubtotal: goodsAtListPrices(lines),
    today: dayInTimeZone(situation.now, situation.timeZone),
  };
  const eligible: Candidate[] = [];
  const refused: LeftOutDiscount[] = [];
  const met = new Set<number>();
  const leaveOut = (id: number, refusal: Pick<LeftOutDiscount, 'reason' | 'missing'>): void => {
    refused.push({ discountId: id, code: entered.get(id)?.code ?? null, instead: [], ...refusal });
  };
  for (const candidate of matchDiscounts(index, lines, inPlay)) {
    const { discount } = candidate;
    met.add(discount.id);
    const refusal = refusalOf(discount, true, cart, situation);
    if (refusal === null) eligible.push(candidate);
    // Nobody asked for an automatic one that is over; one below its minimum is worth a hint.
    else if (refusal.missing !== null || asked(discount, situation)) leaveOut(discount.id, refusal);
  }
  for (const id of entered.keys()) {
    if (met.has(id)) continue;
    const discount = index.byId.get(id);
    // A discount that staff deleted while its code lay in a cart.
    if (discount === undefined) leaveOut(id, { reason: 'inactive', missing: null });
    else leaveOut(id, refusalOf(discount, false, cart, situation) ?? nothingMatches);
  }
  return { eligible, refused };
}

const nothingMatches = { reason: 'nothing_matches', missing: null } as const;

const asked = (discount: Discount, { entered, hasStudentCard }: PricingSituation): boolean =>
  entered.has(discount.id) || (discount.isStudentDiscount && hasStudentCard);

const goodsAtListPrices = (lines: readonly LineToPrice[]): number =>
  lines.reduce(
    (sum, { kind, unitPrice, quantity }) => (kind === 'goods' ? sum + unitPrice * quantity : sum),
    0,
  );

type CodeOf = (discountId: number) => string | null;

const appliedIn = (
  { taken }: RunningPrices,
  lines: readonly LineToPrice[],
  codeOf: CodeOf,
): AppliedDiscount[] =>
  [...taken].map(([{ discount }, { parts, saved, shippingSaved }]) => ({
    discountId: discount.id,
    code: codeOf(discount.id),
    saved,
    lines: parts.map(({ line, amount }) => ({ lineId: lines[line]?.id ?? '', amount })),
    shippingSaved,
  }));

function idleIn(
  { idle }: RunningPrices,
  applied: readonly AppliedDiscount[],
  codeOf: CodeOf,
): LeftOutDiscount[] {
  const chosen = applied.map(({ discountId }) => discountId);
  return [...idle].map(([{ discount }, reason]) => ({
    discountId: discount.id,
    code: codeOf(discount.id),
    reason,
    missing: null,
    instead: reason === 'not_combinable' ? chosen : [],
  }));
}
