import { describe, expect, it } from 'vitest';
import {
  plannedDay,
  planLevelPrice,
  readLevelPrice,
  type KnownItem,
  type PriceMeant,
} from './plan-level-price.ts';
import { readDay } from './read-values.ts';

const known: KnownItem = { price: 1_000, boughtFor: 800, levelPrice: null, planned: null };
const plan = (meant: Partial<PriceMeant>, item: Partial<KnownItem> = {}) =>
  planLevelPrice(
    { ...known, ...item },
    { isOfLevel: true, price: 950, startsOn: null, ...meant },
    '2026-11-26',
  );

describe('a row of a price list', () => {
  it('says whose price it is, and from when', () => {
    const mapping = ['code', 'level', 'price', 'startsOn'] as const;
    expect(readLevelPrice(['X1', 'Velkoobchod', '1 200,00 Kč', '1. 12. 2026'], mapping)).toEqual({
      row: { code: 'X1', level: 'Velkoobchod', price: 1_200, startsOn: '2026-12-01' },
      problems: [],
    });
    expect(readLevelPrice(['', '', 'x', '31.2.2026'], mapping).problems).toEqual([
      { field: 'code', reason: 'row_without_code' },
      { field: 'price', reason: 'not_price' },
      { field: 'startsOn', reason: 'not_a_day' },
    ]);
  });

  it.each([
    [{}, {}, 'new', []],
    [{}, { levelPrice: 900 }, 'changed', []],
    [{}, { levelPrice: 950 }, 'same', []],
    [{ price: 790 }, {}, 'new', ['price_below_cost_for_two']],
    [{ price: 0 }, {}, 'new', ['price_zero_for_two']],
    [{ price: 1_300 }, {}, 'new', ['price_up_for_two']],
    [{ price: 700 }, { boughtFor: null }, 'new', ['price_down_for_two']],
    [{ isOfLevel: false }, {}, 'changed', []],
    [{ startsOn: '2026-11-26' }, {}, 'refused', ['plan_in_past']],
    [{ startsOn: '2026-12-01' }, {}, 'new', []],
    [{ startsOn: '2026-12-01' }, { planned: 950 }, 'same', []],
    [{ startsOn: '2026-12-01', price: 0 }, {}, 'refused', ['not_positive']],
  ] as const)('%j beside %j is %s', (meant, item, outcome, reasons) => {
    const planned = plan(meant, item);
    expect(planned.outcome).toBe(outcome);
    expect(planned.problems.map(({ reason }) => reason)).toEqual(reasons);
  });
});

it.each([
  [undefined, null],
  ['2026-11-26', null],
  ['2026-11-27', '2026-11-27'],
  ['2026-11-25', '2026-11-25'],
])('a list valid from %s waits for %s', (said, day) => {
  expect(plannedDay(said, '2026-11-26')).toBe(day);
});

describe('a day', () => {
  it.each([
    ['2026-12-01', '2026-12-01'],
    ['1.12.2026', '2026-12-01'],
    ['1/12/2026', '2026-12-01'],
    ['2026-12-01T00:00:00', '2026-12-01'],
  ])('%s is %s', (text, day) => {
    expect(readDay(text)).toEqual({ ok: true, value: day });
  });
});
