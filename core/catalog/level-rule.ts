import { reprice, type PriceEnding } from './reprice.ts';

/**
 * Where the prices of a level come from: written one by one, so many per cent from the list price, or
 * so many per cent above what was paid.
 */
export const levelRules = ['fixed', 'percent', 'cost'] as const;
export type LevelRuleKind = (typeof levelRules)[number];

export interface LevelRule {
  readonly rule: LevelRuleKind;
  /** Two decimals at most; below zero is a reduction. */
  readonly percent: number;
  readonly ending: PriceEnding;
}

interface Item {
  /** Whole units. */
  readonly price: number;
  /** Whole units; null where nobody knows what was paid. */
  readonly boughtFor: number | null;
}

/** The most that an amount may be. */
const highest = 10_000_000;

/**
 * What a level pays for a stock item by its rule, whole units; null: no price of its own. A rule from
 * cost says nothing of what was bought for an unknown price or for nothing, and of a level everybody
 * pays the list price where the rule asks for as much or more.
 */
export function levelPriceBy(rule: LevelRule, { price, boughtFor }: Item): number | null {
  const base = rule.rule === 'cost' ? boughtFor : price;
  if (rule.rule === 'fixed' || base === null || base === 0) return null;
  const made = reprice(base, rule);
  return made >= price || made > highest ? null : made;
}

/** The same rule has the same key: what was released once goes on by itself. */
export const ruleKey = ({ rule, percent, ending }: LevelRule): string =>
  [rule, String(percent), ending].join(' ');
