import type { CartProblem } from '#core/cart/cart-problem.ts';
import { publicReasonOf, type DiscountRefusal } from '#core/discounts/discount-refusal.ts';
import type { Discount } from '#core/discounts/discount.ts';
import type { LeftOutDiscount } from '#core/discounts/priced-cart.ts';
import type { Language, MarketCode } from '#core/market/market.ts';
import { cartPhrases as cs } from '#core/phrases/cs/cart.ts';
import { cartPhrases as ro } from '#core/phrases/ro/cart.ts';
import { formatMoney } from '#core/shared/money.ts';
import { fillText } from '../platform/mail/fill-text.ts';

const phrases = { cs, ro };

/** Language and market of the reader. */
export interface Reader {
  readonly language: Language;
  readonly market: MarketCode;
}

/** What is wrong and what the repair does; `name` is the product, add-on or discount in question. */
export function problemText(
  { kind, prices, left }: CartProblem,
  name: string,
  { language, market }: Reader,
): string {
  const { problems } = phrases[language];
  if (kind !== 'price_changed') {
    return fillText(problems[kind], { name, left: String(left ?? 0) });
  }
  const { was, now } = prices ?? { was: 0, now: 0 };
  const text = now > was ? problems.price_rose : problems.price_fell;
  return fillText(text, { name, was: formatMoney(was, market), now: formatMoney(now, market) });
}

export type LeftOutReason = LeftOutDiscount['reason'] | 'invalid_code';

/** The reason that the customer may read; a secret discount gives one for all that hide. */
export function shownReason(
  discount: Discount | undefined,
  { reason, missing }: Pick<LeftOutDiscount, 'reason' | 'missing'>,
): LeftOutReason {
  if (discount === undefined) return 'invalid_code';
  if (isIdle(reason)) return reason;
  // The two halves of the union differ by `missing` alone, which is taken over as it is.
  return publicReasonOf(discount, { reason, missing } as DiscountRefusal);
}

const idle = ['already_lower', 'better_percentage', 'nothing_to_reduce', 'not_combinable'] as const;
const isIdle = (reason: LeftOutDiscount['reason']): reason is (typeof idle)[number] =>
  idle.some((each) => each === reason);

/** Why a discount does not count, in words. */
export function leftOutText(
  reason: LeftOutReason,
  missing: number | null,
  { language, market }: Reader,
): string {
  const text =
    reason === 'minimum_not_reached' ? formatMoney(missing ?? 0, market) : String(missing ?? 0);
  return fillText(phrases[language].leftOut[reason], { missing: text });
}

/** Why a program does not lend for a price. */
export const planRefusalText = (
  reason: keyof (typeof cs)['plans'],
  amount: number,
  { language, market }: Reader,
): string => fillText(phrases[language].plans[reason], { amount: formatMoney(amount, market) });
