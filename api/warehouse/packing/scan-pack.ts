import type { Knex } from 'knex';
import type { z } from 'zod';
import type { packingEndpoints } from '#core/contract/packing.ts';
import type { Language } from '#core/market/market.ts';
import { readLabel } from '#core/warehouse/label-code.ts';
import { answerOfLabel } from '#core/warehouse/one-label.ts';
import {
  packOutcomes,
  scanAtPacking,
  type PackAnswer,
  type PackOutcome,
  type PackScan,
} from '#core/warehouse/scan-at-packing.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { query } from '../../platform/database/query.ts';
import { lookUpScan } from '../look-up-scan.ts';
import { answeredBefore, storeRest, storeScan, type StationScan } from '../stored-scans.ts';
import { applyPackEvent, type PackDone } from './apply-pack-events.ts';
import { deskView } from './desk-view.ts';
import { deskOf, leaveDesk, loadDesk, lockPacker, lockPick, type DeskRow } from './load-desk.ts';

type Reply = z.output<(typeof packingEndpoints)['pack-scan']['reply']>;
type Answer = Reply['answer'];

export interface ScanOfPacker extends StationScan {
  readonly language: Language;
  /** Other codes of the label that `text` stands on (T-SCAN-6). */
  readonly also: readonly string[];
}

/**
 * One scan at a packing desk: a repeat of the operation is answered as before (T-WH-8), and everything else is the
 * core's to say. What was scanned is stored whatever came of it.
 */
export async function scanPack(
  trx: Knex.Transaction,
  deps: Dependencies,
  scan: ScanOfPacker,
): Promise<Reply> {
  const { now, staffId, stationId } = scan;
  await lockPacker(trx, staffId);
  const before = await answeredBefore<Answer>(trx, scan);
  if (before) return { answer: before, desk: await viewOf(trx, scan) };
  const desk = await lockedDesk(trx, staffId);
  const { said, text } = await judge(trx, deps, scan, desk);
  let outcome: PackOutcome = said.outcome;
  const done: PackDone[] = [];
  for (const event of said.events) {
    const applied = await applyPackEvent(trx, { desk, staffId, stationId, now }, event);
    outcome = applied.outcome ?? outcome;
    done.push(...applied.done);
  }
  // Its packer has been told: the desk is free, what lies in the crates is a task by now.
  if (desk?.isCancelled && outcome === 'order_cancelled') {
    await leaveDesk(trx, desk, now, { keepsChecks: false });
  }
  const answer: Answer = {
    outcome,
    lineId: said.lineId ?? null,
    named: said.orderNumber ?? null,
  };
  const at = (await deskOf(trx, staffId)) ?? desk;
  const of = { orderId: at?.orderId ?? null, deskId: at?.id ?? null };
  await storeScan(trx, { ...scan, text }, { answer, done, ...of });
  await storeRest(trx, scan, text, of);
  return { answer, desk: await viewOf(trx, scan) };
}

/** What is said of the label: of its codes the one that is to be packed. */
async function judge(
  trx: Knex.Transaction,
  deps: Dependencies,
  { text, also }: ScanOfPacker,
  row: DeskRow | undefined,
): Promise<{ readonly text: string; readonly said: PackAnswer }> {
  const desk = row ? await loadDesk(trx, row) : null;
  const judged: { text: string; said: PackAnswer }[] = [];
  for (const code of [text, ...also]) {
    judged.push({ text: code, said: scanAtPacking(desk, await lookUp(trx, deps, code, row)) });
  }
  const best = answerOfLabel(judged, ({ said }) => packOutcomes[said.outcome]);
  if (!best) throw new Error('a scan without a code');
  return best;
}

/** The packer's desk with its pick locked, as it stands now. */
async function lockedDesk(trx: Knex, staffId: number): Promise<DeskRow | undefined> {
  const desk = await deskOf(trx, staffId);
  if (!desk) return undefined;
  const status = await lockPick(trx, desk.pickId);
  return { ...desk, isCancelled: status === 'cancelled' };
}

async function viewOf(trx: Knex, { language, staffId }: ScanOfPacker) {
  const desk = await deskOf(trx, staffId);
  return desk ? deskView(trx, desk, language) : null;
}

const placeSql = "select place_id as id from stock_locations where code = $1 and kind = 'crate'";

/** A crate is known at whichever place it is: what a packer has in hand is where the packer is. */
async function lookUp(
  trx: Knex,
  { cipher }: Dependencies,
  text: string,
  desk: DeskRow | undefined,
): Promise<PackScan> {
  const label = readLabel(text.trim());
  const isCrate = label?.kind === 'crate';
  const [at] = isCrate ? await query<{ id: number }>(trx, placeSql, [label.code]) : [];
  const scan = await lookUpScan(trx, cipher, text, at?.id ?? desk?.placeId ?? 0);
  return scan.kind === 'bin' ? { kind: 'other' } : scan;
}
