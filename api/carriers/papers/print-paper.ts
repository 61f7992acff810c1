import { sendingMs, type PaperFormat, type PaperKind } from '#core/warehouse/papers.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { query } from '../../platform/database/query.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { sendToPrinter } from '../../warehouse/send-to-printer.ts';

export interface Paper {
  readonly kind: PaperKind;
  readonly subjectId: number;
}

interface ClaimWish extends Paper {
  /** Null: a printer of the caller's own machine. */
  readonly stationId: number | null;
  /** How many copies the caller knows of. */
  readonly copies: number;
  readonly staffId: number;
  readonly now: Date;
}

export interface PrintWish extends ClaimWish {
  readonly stationId: number;
}

type Claim = { readonly id: number } | { readonly copies: number };

/** Claims a paper for one copy more: its id, or how many copies there are where somebody else prints it or has. */
async function claimPaper(knex: Dependencies['knex'], wish: ClaimWish): Promise<Claim> {
  const { copies, kind, now, staffId, stationId, subjectId } = wish;
  const over = new Date(now.getTime() - sendingMs);
  const claim = [kind, subjectId, stationId, staffId, now, copies, over];
  const [mine] = await query<{ id: number }>(knex, claimSql, claim);
  if (mine) return mine;
  const [before] = await query<{ copies: number }>(knex, copiesSql, [kind, subjectId]);
  return { copies: before?.copies ?? 0 };
}

const stationSql = `
  select label_printer as zpl, document_printer as pdf from stations where id = $1`;
const claimSql = `
  insert into paper_prints as p (kind, subject_id, status, station_id, asked_by, asked_at)
  values ($1, $2, 'sending', $3, $4, $5)
  on conflict on constraint paper_prints_once do update
    set status = 'sending', station_id = $3, asked_by = $4, asked_at = $5
    where p.copies = $6 and (p.status <> 'sending' or p.asked_at <= $7)
  returning id`;
const copiesSql = 'select copies from paper_prints where kind = $1 and subject_id = $2';
const printedSql = `
  update paper_prints set status = 'printed', copies = copies + 1, printed_at = $2
  where id = $1 returning copies`;
const failedSql = `update paper_prints set status = 'failed' where id = $1`;

/**
 * Sends a paper to a station's printer; answers how many copies there are then. Whoever asks again without knowing of the last
 * copy gets none, so a repeat after a lost answer prints nothing twice.
 */
export async function printPaper(
  { knex }: Pick<Dependencies, 'knex'>,
  wish: PrintWish,
  written: { readonly format: PaperFormat; readonly bytes: Uint8Array },
): Promise<number> {
  const { now, stationId } = wish;
  const [station] = await query<Record<PaperFormat, string | null>>(knex, stationSql, [stationId]);
  if (!station) throw new Refusal(404, 'not_found');
  const printer = station[written.format];
  if (printer === null) {
    const code = written.format === 'zpl' ? 'station_without_printer' : 'station_without_office';
    throw new Refusal(409, code);
  }
  const mine = await claimPaper(knex, wish);
  if (!('id' in mine)) return mine.copies;
  if (!(await sendToPrinter(printer, written.bytes))) {
    await query(knex, failedSql, [mine.id]);
    throw new Refusal(409, 'printer_unreachable');
  }
  const [after] = await query<{ copies: number }>(knex, printedSql, [mine.id, now]);
  return after?.copies ?? 1;
}

interface Taken {
  readonly copies: number;
  /** Null where somebody else prints it, or has. */
  readonly bytes: Uint8Array | null;
}

/** Gives a paper to the window that prints it at its own machine, which then says what came of it (`paperTold`). */
export async function takePaper(
  { knex }: Pick<Dependencies, 'knex'>,
  wish: Omit<ClaimWish, 'stationId'>,
  { bytes, format }: { readonly format: PaperFormat; readonly bytes: Uint8Array },
): Promise<Taken> {
  if (format !== 'pdf') throw new Refusal(409, 'paper_for_label_printer');
  const claim = await claimPaper(knex, { ...wish, stationId: null });
  return 'id' in claim ? { copies: wish.copies, bytes } : { copies: claim.copies, bytes: null };
}

// Only of whoever took it, and once: a repeat of the answer counts no copy.
const ownSql = `
  select id from paper_prints
  where kind = $1 and subject_id = $2 and asked_by = $3 and status = 'sending' for update`;

/** What came of a paper that was taken; answers how many copies there are. */
export async function paperTold(
  { knex }: Pick<Dependencies, 'knex'>,
  { kind, subjectId }: Paper,
  { isPrinted, now, staffId }: { isPrinted: boolean; now: Date; staffId: number },
): Promise<number> {
  return knex.transaction(async (trx) => {
    const [own] = await query<{ id: number }>(trx, ownSql, [kind, subjectId, staffId]);
    if (own && isPrinted) await query(trx, printedSql, [own.id, now]);
    if (own && !isPrinted) await query(trx, failedSql, [own.id]);
    const [after] = await query<{ copies: number }>(trx, copiesSql, [kind, subjectId]);
    return after?.copies ?? 0;
  });
}
