import { compareDates, type CalendarDate } from '../shared/calendar.ts';
import { accept, refuse, type Result } from '../shared/result.ts';

/**
 * Ways by which money comes in a day. `deposit` is left at a counter for a device that is lent, `loan_charge` is paid there beyond
 * it, both in cash. `cash` and `card_counter` are taken at a counter, `cash_on_delivery` by a carrier;
 * `voucher` and `device` pay of documents of the day what no money does.
 */
const waysIn = [
  'cash',
  'deposit',
  'loan_charge',
  'card_counter',
  'card_online',
  'transfer',
  'twisto',
  'installments',
  'cash_on_delivery',
  'voucher',
  'device',
] as const;

/** Ways by which it goes: deposits out of the till, refunds by the gateway, by a payment order and by hand, and what is paid for devices. */
const waysOut = [
  'deposit_back',
  'refund_online',
  'refund_transfer',
  'refund_by_hand',
  'payout',
] as const;

const documents = ['invoice', 'credit_note'] as const;

/** Every line of a day's closing, in its order. */
export const dayLines = [...waysIn, ...waysOut, ...documents] as const;
export type DayLine = (typeof dayLines)[number];

export type DaySide = 'in' | 'out' | 'documents';

const isAmong = (lines: readonly DayLine[], line: DayLine): boolean => lines.includes(line);

/** Whether a line is money that came, money that went, or documents. */
export const sideOf = (line: DayLine): DaySide =>
  isAmong(waysIn, line) ? 'in' : isAmong(waysOut, line) ? 'out' : 'documents';

/** What happened in a day at a store or on the web: whole units and how often. */
export interface DayFigure {
  readonly line: DayLine;
  readonly count: number;
  readonly amount: number;
}

/** Figures in the order of their lines, without those that are nothing. */
export const sortedFigures = (figures: readonly DayFigure[]): DayFigure[] =>
  dayLines.flatMap((line) => figures.filter((one) => one.line === line && one.count > 0));

/** Money that came or went, whole units; a voucher or a device pays with none. */
export const moneyOf = (figures: readonly DayFigure[], side: 'in' | 'out'): number =>
  figures.reduce(
    (sum, { line, amount }) =>
      sideOf(line) === side && line !== 'voucher' && line !== 'device' ? sum + amount : sum,
    0,
  );

/** What goes into a till, and out of it. */
const tillLines: Partial<Record<DayLine, 1 | -1>> = {
  cash: 1,
  deposit: 1,
  loan_charge: 1,
  deposit_back: -1,
};

/** By how much a day made a till fuller; whole units, below zero where more was given than taken. */
export const tillChange = (figures: readonly DayFigure[]): number =>
  figures.reduce((sum, { line, amount }) => sum + amount * (tillLines[line] ?? 0), 0);

/** Cash that should lie in a till in the evening: what lay there in the morning, was taken and was given; whole units. */
export const expectedCash = (figures: readonly DayFigure[], opening: number): number =>
  opening + tillChange(figures);

export interface DayToClose {
  readonly day: CalendarDate;
  readonly today: CalendarDate;
  /** Null where there is no till: on the web. */
  readonly till: {
    readonly expected: number;
    readonly counted: number;
    readonly tolerance: number;
  } | null;
  /** Why the till differs; empty where nobody said. */
  readonly reason: string;
}

export type ClosingRefusal = 'closing_too_early' | 'closing_reason_needed';

/** By how much a till differs from what should lie in it; below zero where cash is missing. */
export const tillDifference = ({
  counted,
  expected,
}: {
  readonly counted: number;
  readonly expected: number;
}): number => counted - expected;

/** Whether a difference is more than what nobody asks about. */
const needsReason = (difference: number, tolerance: number): boolean =>
  Math.abs(difference) > tolerance;

/**
 * Whether a day may be closed: it has begun, and a till that differs by more than is allowed has its reason. Today may be
 * closed in the evening; what happens after that shows as a change. Answers the difference, null where there is no till.
 */
export function closeDay({
  day,
  reason,
  till,
  today,
}: DayToClose): Result<number | null, ClosingRefusal> {
  if (compareDates(day, today) > 0) return refuse('closing_too_early');
  if (till === null) return accept(null);
  const difference = tillDifference(till);
  if (needsReason(difference, till.tolerance) && reason === '')
    return refuse('closing_reason_needed');
  return accept(difference);
}

export interface ChangedFigure {
  readonly line: DayLine;
  /** As the day was closed, and as it is now. */
  readonly was: number;
  readonly is: number;
}

/** What has changed of a closed day since: a late event belongs to the day on which it happened. */
export const changedFigures = (
  closed: readonly DayFigure[],
  now: readonly DayFigure[],
): ChangedFigure[] =>
  dayLines.flatMap((line) => {
    const [was, is] = [closed, now].map((figures) => figures.find((one) => one.line === line));
    if (was?.amount === is?.amount && was?.count === is?.count) return [];
    return [{ line, was: was?.amount ?? 0, is: is?.amount ?? 0 }];
  });
