import { accept, refuse, type Result } from '../shared/result.ts';
import type { CalendarDate } from '../shared/calendar.ts';

/** Lines that one repair may have. */
export const mostRepairLines = 30;

/** One thing to be done or built in, as the customer is asked about it. */
export interface EstimateLine {
  readonly id: number;
  readonly kind: 'work' | 'part';
  readonly name: string;
  /** Whole units of the market, VAT within. */
  readonly price: number;
}

export const totalOf = (lines: readonly Pick<EstimateLine, 'price'>[]): number =>
  lines.reduce((sum, { price }) => sum + price, 0);

/**
 * What a customer agrees to, as one text whose digest proves later what was shown. Two estimates differ in it as soon as
 * anything that is seen differs; names are quoted, so that no name can look like the next line.
 */
export const estimateText = (lines: readonly EstimateLine[], validUntil: CalendarDate): string =>
  JSON.stringify([
    validUntil,
    ...lines.map(({ id, kind, name, price }) => [id, kind, name, price]),
  ]);

export interface AskedEstimate {
  readonly digest: string;
  readonly validUntil: CalendarDate;
  readonly lines: readonly EstimateLine[];
}

/** What a customer says: which lines they want, of the estimate that they saw. */
export interface EstimateAnswer {
  readonly digest: string;
  readonly approved: readonly number[];
}

export type EstimateRefusal = 'estimate_changed' | 'estimate_expired' | 'unknown_line';

export interface DecidedEstimate {
  readonly outcome: 'approved' | 'declined';
  readonly approved: readonly number[];
  /** Whole units: what the repair costs if nothing else is found. */
  readonly total: number;
}

/**
 * Decides an estimate line by line: one of two may be declined, and with none of them the repair is. An answer to what
 * was not shown (`estimate_changed`) or after the last day (`estimate_expired`) decides nothing.
 */
export function decideEstimate(
  estimate: AskedEstimate,
  answer: EstimateAnswer,
  today: CalendarDate,
): Result<DecidedEstimate, EstimateRefusal> {
  if (answer.digest !== estimate.digest) return refuse('estimate_changed');
  if (today > estimate.validUntil && answer.approved.length > 0) return refuse('estimate_expired');
  const wanted = new Set(answer.approved);
  const approved = estimate.lines.filter(({ id }) => wanted.has(id));
  if (approved.length !== wanted.size) return refuse('unknown_line');
  return accept({
    outcome: approved.length === 0 ? 'declined' : 'approved',
    approved: approved.map(({ id }) => id),
    total: totalOf(approved),
  });
}

/**
 * Whether a repair may begin without asking: its customer said beforehand up to which price. Zero is a price too, of what
 * is repaired under a warranty; no limit is no consent.
 */
export const isWithinLimit = (total: number, priceLimit: number | null): boolean =>
  priceLimit !== null && total <= priceLimit;
