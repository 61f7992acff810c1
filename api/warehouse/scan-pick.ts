import type { Knex } from 'knex';
import type { z } from 'zod';
import type { pickScanReply } from '#core/contract/picking.ts';
import type { Language } from '#core/market/market.ts';
import { leaseUntil } from '#core/warehouse/pick-queue.ts';
import { nextStep } from '#core/warehouse/pick-round.ts';
import { answerOfLabel } from '#core/warehouse/one-label.ts';
import { pickOutcomes, type PickOutcome } from '#core/warehouse/pick-outcomes.ts';
import { scanAtPick, type PickAnswer } from '#core/warehouse/scan-at-pick.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { query } from '../platform/database/query.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { applyPickEvents } from './apply-pick-events.ts';
import { leaveRound } from './leave-round.ts';
import { loadRound, lockRound, type LoadedRound, type RoundRow } from './load-round.ts';
import { lookUpScan } from './look-up-scan.ts';
import { roundView } from './round-view.ts';
import { answeredBefore, storeRest, storeScan, type StationScan } from './stored-scans.ts';

type Answer = z.output<typeof pickScanReply>['answer'];

export interface ScanOfPick extends StationScan {
  readonly roundId: number;
  readonly language: Language;
  /** Other codes of the label that `text` stands on (T-SCAN-6). */
  readonly also: readonly string[];
}

/**
 * One scan: the walk is locked, a repeat of the operation is answered as before (T-WH-8), a walk that somebody else took
 * over is told so (T-WH-2), and everything else is the core's to say. What was scanned is stored whatever came of it.
 */
export async function scanPick(
  trx: Knex.Transaction,
  deps: Dependencies,
  scan: ScanOfPick,
): Promise<z.output<typeof pickScanReply>> {
  const row = await lockRound(trx, scan.roundId);
  if (!row) throw new Refusal(404, 'not_found');
  const before = await answeredBefore<Answer>(trx, scan);
  if (before) return { answer: before, round: await viewOf(trx, scan) };
  if (row.pickerId !== scan.staffId || row.endedAt !== null) return lostWalk(trx, scan, row);
  await query(trx, 'update pick_rounds set lease_until = $2 where id = $1', [
    row.id,
    leaseUntil(scan.now),
  ]);
  const loaded = await loadRound(trx, row);
  const { said, text } = await judge(trx, deps, scan, loaded);
  const act = { loaded, staffId: scan.staffId, now: scan.now };
  const applied = await applyPickEvents(trx, deps, act, said);
  const after = await afterScan(trx, deps, scan);
  // A message about what is wrong is never replaced by the end of the walk.
  const ends = after === null && pickOutcomes[applied.outcome] === 'good';
  const outcome: PickOutcome = ends ? 'round_done' : applied.outcome;
  const answer: Answer = {
    outcome,
    lineId: said.lineId ?? null,
    slot: said.slot ?? null,
    named: said.orderNumber ?? null,
  };
  const pick = loaded.lines.find(({ id }) => id === said.lineId)?.pickId;
  const orderId = loaded.picks.find(({ id }) => id === pick)?.orderId ?? loaded.picks[0]?.orderId;
  const of = { orderId: orderId ?? null, roundId: row.id };
  await storeScan(trx, { ...scan, text }, { answer, done: applied.done, ...of });
  await storeRest(trx, scan, text, of);
  return { answer, round: after && (await roundView(trx, after, scan.language)) };
}

/** What is said of the label: of its codes the one that the walk waits for. */
async function judge(
  trx: Knex.Transaction,
  { cipher }: Dependencies,
  { text, also }: ScanOfPick,
  { row, round }: LoadedRound,
): Promise<{ readonly text: string; readonly said: PickAnswer }> {
  const judged: { text: string; said: PickAnswer }[] = [];
  for (const code of [text, ...also]) {
    const found = await lookUpScan(trx, cipher, code, row.placeId);
    judged.push({ text: code, said: scanAtPick(round, found) });
  }
  const best = answerOfLabel(judged, ({ said }) => pickOutcomes[said.outcome]);
  if (!best) throw new Error('a scan without a code');
  return best;
}

/** The walk after a scan; null where it is over. The last thing in its crate ends it by itself: nobody touches a key for it. */
async function afterScan(
  trx: Knex.Transaction,
  deps: Dependencies,
  scan: ScanOfPick,
): Promise<LoadedRound | null> {
  const row = await lockRound(trx, scan.roundId);
  if (!row || row.endedAt !== null) return null;
  const loaded = await loadRound(trx, row);
  if (nextStep(loaded.round).kind !== 'done') return loaded;
  await leaveRound(trx, deps, { loaded, staffId: scan.staffId, now: scan.now });
  return null;
}

async function viewOf(trx: Knex, { roundId, staffId, language }: ScanOfPick) {
  const row = await lockRound(trx, roundId);
  if (!row || row.endedAt !== null || row.pickerId !== staffId) return null;
  return roundView(trx, await loadRound(trx, row), language);
}

async function lostWalk(trx: Knex, scan: ScanOfPick, row: RoundRow) {
  const sql = 'select name from users where id = $1';
  const taken = row.pickerId !== scan.staffId;
  const [by] = taken ? await query<{ name: string }>(trx, sql, [row.pickerId]) : [];
  const outcome: PickOutcome = taken ? 'taken_over' : 'nothing_to_do';
  const answer: Answer = { outcome, lineId: null, slot: null, named: by?.name ?? null };
  await storeScan(trx, scan, { answer, done: [], orderId: null, roundId: row.id });
  return { answer, round: null };
}
