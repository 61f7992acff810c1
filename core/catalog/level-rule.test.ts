import { describe, expect, it } from 'vitest';
import { levelPriceBy, ruleKey } from './level-rule.ts';

const item = { price: 10_000, boughtFor: 7_000 };
const by = (rule: 'fixed' | 'percent' | 'cost', percent: number, of = item) =>
  levelPriceBy({ rule, percent, ending: 'none' }, of);

describe('the price of a level by its rule', () => {
  it('is so many per cent from the list price or above cost, with an ending', () => {
    expect(by('percent', -5)).toBe(9_500);
    expect(by('cost', 10)).toBe(7_700);
    expect(levelPriceBy({ rule: 'percent', percent: -5, ending: 'ninety' }, item)).toBe(9_490);
  });

  it('is none of its own where prices are written one by one', () => {
    expect(by('fixed', -5)).toBeNull();
  });

  it('is none where nobody knows the cost, or it would not be lower than everybody’s', () => {
    expect(
      levelPriceBy({ rule: 'cost', percent: 10, ending: 'none' }, { ...item, boughtFor: null }),
    ).toBeNull();
    expect(by('cost', 10, { price: 10_000, boughtFor: 0 })).toBeNull();
    expect(by('cost', 60)).toBeNull();
    expect(by('percent', 0)).toBeNull();
  });

  it('is the same rule with the same numbers', () => {
    const rule = { rule: 'percent', percent: -5, ending: 'none' } as const;
    expect(ruleKey(rule)).toBe('percent -5 none');
    expect(ruleKey({ ...rule, percent: -5.5 })).not.toBe(ruleKey(rule));
  });
});
