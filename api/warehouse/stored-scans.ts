import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { query } from '../platform/database/query.ts';

/** A scan as its station sent it. */
export interface StationScan {
  readonly operationId: string;
  readonly text: string;
  readonly stationId: number | null;
  readonly staffId: number;
  readonly now: Date;
}

/** What a repeat of the operation is told: the same as before (T-WH-8). */
export async function answeredBefore<Answer>(
  trx: Knex,
  { operationId, staffId }: StationScan,
): Promise<Answer | undefined> {
  const sql = 'select answer from scans where operation_id = $1 and staff_id = $2';
  const [row] = await query<{ answer: Answer }>(trx, sql, [operationId, staffId]);
  return row?.answer;
}

interface StoredScan {
  readonly answer: { readonly outcome: string };
  /** What it did, as its undo has to know it. */
  readonly done: readonly object[];
  readonly orderId: number | null;
  /** Of a walk, or at a packing desk. */
  readonly roundId?: number;
  readonly deskId?: number | null;
  /** What it was for where it is neither: `delivery:5`. */
  readonly context?: string;
}

const storeSql = `
  insert into scans (operation_id, at, staff_id, station_id, round_id, desk_id, order_id, text,
    outcome, answer, events, context)
  values ($1, $2, $3, (select id from stations where id = $4), $5, $6, $7, $8, $9, $10, $11, $12)`;

/** Codes of the shop and of products as they are; of anything that may be a device's number only its end. */
const textToKeep = (text: string): string =>
  /^([A-Z]{1,3}-|\d{8}$|\d{12,14}$)/i.test(text) ? text.slice(0, 64) : `…${text.slice(-4)}`;

export async function storeScan(trx: Knex, scan: StationScan, said: StoredScan): Promise<void> {
  const { operationId, now, staffId, stationId, text } = scan;
  const { answer, context = null, deskId = null, done, orderId, roundId = null } = said;
  const who = [operationId, now, staffId, stationId, roundId, deskId, orderId];
  const what = [textToKeep(text), answer.outcome, JSON.stringify(answer), JSON.stringify(done)];
  const more = [...what, context];
  await query(trx, storeSql, [...who, ...more]);
}

/** The other codes of a label, kept with the one that counted (T-SCAN-6); a repeat of the scan never comes this far. */
export async function storeRest(
  trx: Knex,
  scan: StationScan & { readonly also: readonly string[] },
  counted: string,
  of: Pick<StoredScan, 'orderId' | 'roundId' | 'deskId'>,
): Promise<void> {
  for (const text of [scan.text, ...scan.also].filter((one) => one !== counted)) {
    const more = { ...scan, text, operationId: randomUUID() };
    await storeScan(trx, more, { answer: { outcome: 'same_label' }, done: [], ...of });
  }
}
