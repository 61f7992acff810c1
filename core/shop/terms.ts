import type { MarketCode } from '../market/market.ts';

/** Terms in days that a shop may set otherwise. */
export const shopTerms = ['announced_kept', 'estimate_valid', 'claim_settled'] as const;
export type ShopTerm = (typeof shopTerms)[number];

interface TermRule {
  /** Days where the shop says nothing. */
  readonly usual: Readonly<Record<MarketCode, number>>;
  readonly most: Readonly<Record<MarketCode, number>>;
}

const same = (days: number) => ({ cz: days, ro: days });
/** Act 634/1992 § 19 (cz), Emergency Ordinance 140/2021 art. 11 (ro); longer only by consent of the customer. */
const legalClaim = { cz: 30, ro: 15 };

const rules: Readonly<Record<ShopTerm, TermRule>> = {
  /** Within which a complaint about goods or about a repair is settled. */
  claim_settled: { usual: legalClaim, most: legalClaim },
  /** For which an estimate holds, the day on which it was sent not counted. */
  estimate_valid: { usual: same(14), most: same(90) },
  /** After which an announced device that never came is no longer waited for. */
  announced_kept: { usual: same(30), most: same(365) },
};

/** Days of a term where the shop says nothing of it. */
export const usualDays = (term: ShopTerm, market: MarketCode): number => rules[term].usual[market];

/** Whether a shop of a market may set a term to so many days; a legal one may only be made shorter. */
export const isTermPossible = (term: ShopTerm, days: number, market: MarketCode): boolean =>
  Number.isInteger(days) && days >= 1 && days <= rules[term].most[market];
