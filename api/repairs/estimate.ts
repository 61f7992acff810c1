import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import {
  decideEstimate,
  estimateText,
  isWithinLimit,
  totalOf,
  type EstimateLine,
  type EstimateRefusal,
} from '#core/service/repair-estimate.ts';
import { isEstimable } from '#core/service/repair-status.ts';
import { addDays, type CalendarDate } from '#core/shared/calendar.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { query } from '../platform/database/query.ts';
import type { Rows } from '../platform/database/rows.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { termDays } from '../shop-settings/term-days.ts';
import { moveRepairTo, type RepairMover } from './move-repair.ts';
import { holdParts, letPartsGo } from './repair-parts.ts';
import { linesOf, type RepairLine } from './repair-lines.ts';
import type { RepairModel } from './repair-model.ts';

export type EstimateRow = Omit<Rows['repair_estimates'], 'lines'> & {
  readonly lines: readonly EstimateLine[];
};

/** How it is known that a customer said what is stored of an estimate. */
export type EstimateProof = NonNullable<EstimateRow['proof']>;

/** The estimate that waits for an answer, or the last one of all. */
export const findEstimate = (
  db: Knex,
  repairId: number,
  which: 'open' | 'last',
): Promise<EstimateRow | undefined> =>
  db('repair_estimates')
    .where({ repair_id: repairId, ...(which === 'open' && { decision: null }) })
    .orderBy('id', 'desc')
    .first<EstimateRow | undefined>('*');

/**
 * Asks the customer about the lines as they stand, by mail. What is within the price limit that they gave is approved at
 * once, and says so. A line without a price cannot be asked about.
 */
export async function sendEstimate(
  trx: Knex.Transaction,
  deps: Dependencies,
  row: RepairModel,
  mover: RepairMover & { readonly staffId: number },
): Promise<void> {
  if (!isEstimable(row.status)) throw new Refusal(409, 'repair_move_refused');
  const lines = await linesOf(trx, row.id);
  if (lines.length === 0) throw new Refusal(409, 'estimate_empty');
  if (lines.some(({ price }) => price === null)) throw new Refusal(409, 'estimate_without_price');
  const asked = lines.map((line) => askedLine(line, row.language));
  const today = dayInTimeZone(mover.at, deps.market.timeZone);
  const validUntil = addDays(today, await termDays(trx, deps, 'estimate_valid'));
  const [stored] = await trx('repair_estimates')
    .insert({
      repair_id: row.id,
      lines: JSON.stringify(asked),
      digest: digestOf(asked, validUntil),
      sent_at: mover.at,
      valid_until: validUntil,
      sent_by: mover.staffId,
    })
    .returning<{ id: number }[]>('id');
  if (!stored) throw new Error('an estimate was not stored');
  if (!isWithinLimit(totalOf(asked), row.priceLimit)) {
    return moveRepairTo(trx, deps, row, 'waiting_for_approval', mover);
  }
  const all = asked.map(({ id }) => id);
  await storeDecision(
    trx,
    stored.id,
    { decision: 'approved', approved: all, proof: 'limit' },
    mover,
  );
  await approve(trx, deps, row, all);
  await moveRepairTo(trx, deps, row, 'approved', mover);
}

const askedLine = (line: RepairLine, language: 'cs' | 'ro'): EstimateLine => ({
  id: line.id,
  kind: line.kind,
  name: line.name[language],
  price: line.price ?? 0,
});

const digestOf = (lines: readonly EstimateLine[], validUntil: CalendarDate): string =>
  createHash('sha256').update(estimateText(lines, validUntil)).digest('hex');

interface Answer {
  /** Null where staff write down what they were told: they saw what is asked now. */
  readonly digest: string | null;
  readonly approved: readonly number[];
  readonly proof: Exclude<EstimateProof, 'limit'>;
}

/** Stores a customer's answer to the open estimate and moves the repair; 409 where it is an answer to something else. */
export async function answerEstimate(
  trx: Knex.Transaction,
  deps: Dependencies,
  row: RepairModel,
  { digest, approved, proof }: Answer,
  mover: RepairMover,
): Promise<void> {
  const open = await findEstimate(trx, row.id, 'open');
  if (!open || row.status !== 'waiting_for_approval') throw new Refusal(409, 'estimate_changed');
  const asked = { digest: open.digest, validUntil: open.valid_until, lines: open.lines };
  const today = dayInTimeZone(mover.at, deps.market.timeZone);
  const decided = decideEstimate(asked, { digest: digest ?? open.digest, approved }, today);
  if (!decided.ok) throw refusalOf(decided.error);
  const { outcome, approved: wanted } = decided.value;
  await storeDecision(trx, open.id, { decision: outcome, approved: wanted, proof }, mover);
  if (outcome === 'approved') await approve(trx, deps, row, wanted);
  await moveRepairTo(trx, deps, row, outcome, mover);
}

const refusalOf = (error: EstimateRefusal): Error =>
  error === 'unknown_line'
    ? new FieldRefusal({ approved: ['unknown_choice'] })
    : new Refusal(409, error);

async function storeDecision(
  trx: Knex,
  id: number,
  said: {
    readonly decision: 'approved' | 'declined';
    readonly approved: readonly number[];
    readonly proof: EstimateProof;
  },
  { staffId, reason, at }: RepairMover,
): Promise<void> {
  await trx('repair_estimates')
    .where({ id })
    .update({
      ...said,
      approved: [...said.approved],
      decided_at: at,
      staff_id: said.proof === 'staff' ? (staffId ?? null) : null,
      reason: reason ?? '',
    });
}

/** Lines that are wanted, and those that are not; parts of the former are promised, of the latter let go. */
async function approve(
  trx: Knex.Transaction,
  deps: Dependencies,
  row: RepairModel,
  wanted: readonly number[],
): Promise<void> {
  await query(
    trx,
    `update repair_lines
     set decision = case when id = any($2::int[]) then 'approved' else 'declined' end
     where repair_id = $1`,
    [row.id, wanted],
  );
  await letPartsGo(trx, deps, row);
  await holdParts(trx, deps, row);
}
