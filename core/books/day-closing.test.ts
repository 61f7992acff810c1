import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changedFigures,
  closeDay,
  dayLines,
  expectedCash,
  moneyOf,
  sideOf,
  sortedFigures,
  type DayFigure,
} from './day-closing.ts';

const cash: DayFigure = { line: 'cash', count: 2, amount: 1_500 };
const card: DayFigure = { line: 'card_counter', count: 1, amount: 900 };
const till = { expected: 2_500, counted: 2_500, tolerance: 20 };
const day = { day: '2026-11-26', today: '2026-11-27', till, reason: '' };

it('says which side a line is on', () => {
  expect([sideOf('cash'), sideOf('refund_by_hand'), sideOf('credit_note')]).toEqual([
    'in',
    'out',
    'documents',
  ]);
});

it('expects in a till what lay there and what was taken in cash, and nothing else', () => {
  expect(expectedCash([card, cash], 1_000)).toBe(2_500);
  expect(expectedCash([], 1_000)).toBe(1_000);
});

it('expects deposits in a till until they are given back, and what is paid for a lent device', () => {
  const deposit: DayFigure = { line: 'deposit', count: 1, amount: 2_000 };
  const back: DayFigure = { line: 'deposit_back', count: 1, amount: 500 };
  const charge: DayFigure = { line: 'loan_charge', count: 1, amount: 300 };
  expect(expectedCash([cash, deposit], 1_000)).toBe(4_500);
  expect(expectedCash([back, charge], 1_000)).toBe(800);
  expect([sideOf('deposit'), sideOf('loan_charge'), sideOf('deposit_back')]).toEqual([
    'in',
    'in',
    'out',
  ]);
});

it('counts as money what is money', () => {
  const others: readonly DayFigure[] = [
    { line: 'voucher', count: 1, amount: 50 },
    { line: 'payout', count: 1, amount: 700 },
    { line: 'invoice', count: 1, amount: 2_450 },
  ];
  expect([moneyOf([cash, card, ...others], 'in'), moneyOf(others, 'out')]).toEqual([2_400, 700]);
});

describe('closing a day', () => {
  it('takes a difference that is allowed without a reason, on either side', () => {
    expect(closeDay({ ...day, till: { ...till, counted: 2_480 } })).toEqual({
      ok: true,
      value: -20,
    });
    expect(closeDay({ ...day, till: { ...till, counted: 2_520 } })).toEqual({
      ok: true,
      value: 20,
    });
  });

  it.each([2_479, 2_521])('asks for a reason where %i was counted', (counted) => {
    const differs = { ...day, till: { ...till, counted } };
    expect(closeDay(differs)).toEqual({ ok: false, error: 'closing_reason_needed' });
    expect(closeDay({ ...differs, reason: 'vráceno z pokladny' }).ok).toBe(true);
  });

  it('takes today, and no day that has not begun', () => {
    expect(closeDay({ ...day, day: '2026-11-27' }).ok).toBe(true);
    expect(closeDay({ ...day, day: '2026-11-28' })).toEqual({
      ok: false,
      error: 'closing_too_early',
    });
  });

  it('counts nothing where there is no till', () => {
    expect(closeDay({ ...day, till: null })).toEqual({ ok: true, value: null });
  });
});

it('says what of a closed day is otherwise by now, in the order of the lines', () => {
  const late: DayFigure = { line: 'invoice', count: 1, amount: 300 };
  expect(changedFigures([cash, card], [{ ...cash, amount: 1_600 }, card, late])).toEqual([
    { line: 'cash', was: 1_500, is: 1_600 },
    { line: 'invoice', was: 0, is: 300 },
  ]);
  expect(changedFigures([cash], [{ ...cash, count: 3 }])).toHaveLength(1);
});

it('finds no change between the same figures, in whichever order', () => {
  const figures = fc.uniqueArray(
    fc.record({
      line: fc.constantFrom(...dayLines),
      count: fc.integer({ min: 1 }),
      amount: fc.integer(),
    }),
    { selector: ({ line }) => line },
  );
  fc.assert(
    fc.property(figures, (some) => {
      expect(changedFigures(some, sortedFigures(some.toReversed()))).toEqual([]);
    }),
  );
});
