import { describe, expect, it } from 'vitest';
import { applyRules, holdLeap, type ImportRules } from './apply-rules.ts';
import type { RowPlan } from './plan-row.ts';

const rules: ImportRules = {
  takesStock: true,
  takesPrices: true,
  vatPercent: 21,
  marginPercent: 20,
  ending: 'ninety',
  mostChangePercent: 20,
};

describe('the rules of a scheduled import', () => {
  it('make a price of the cost: VAT, margin, ending', () => {
    // 1 000 × 1.21 × 1.2 = 1 452
    expect(applyRules({ code: 'A', cost: 1_000 }, rules).price).toBe(1_490);
    expect(applyRules({ code: 'A', cost: 1_000 }, { ...rules, ending: 'none' }).price).toBe(1_452);
  });

  it('take the price of the file where no margin is set, and nothing where there is no cost', () => {
    expect(applyRules({ code: 'A', price: 1_011 }, { ...rules, marginPercent: null }).price).toBe(
      990,
    );
    expect(applyRules({ code: 'A', price: 1_011 }, rules)).toEqual({ code: 'A' });
  });

  it('take stock and prices alone, as they are asked to', () => {
    const row = { code: 'A', nameCs: 'X', quantity: 3, cost: 10, isActive: false };
    expect(applyRules(row, { ...rules, takesPrices: false })).toEqual({ code: 'A', quantity: 3 });
    expect(applyRules(row, { ...rules, takesStock: false })).not.toHaveProperty('quantity');
  });

  const changed = (before: number | null, after: number): RowPlan => ({
    outcome: 'changed',
    changes: [{ field: 'price', before, after }],
    problems: [],
  });
  it.each([
    [1_000, 1_200, 'changed'],
    [1_000, 1_201, 'held'],
    [1_000, 800, 'changed'],
    [1_000, 799, 'held'],
    [null, 799, 'changed'],
  ])('hold a price that goes from %s to %s: %s', (before, after, outcome) => {
    expect(holdLeap(changed(before, after), rules).outcome).toBe(outcome);
    expect(holdLeap(changed(before, after), { ...rules, mostChangePercent: null }).outcome).toBe(
      'changed',
    );
  });
});
