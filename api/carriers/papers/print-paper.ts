import { sendingMs, type PaperFormat, type PaperKind } from '#core/warehouse/papers.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { query } from '../../platform/database/query.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { sendToPrinter } from '../../warehouse/send-to-printer.ts';

export interface Paper {
  readonly kind: PaperKind;
  readonly subjectId: number;
}

export interface PrintWish extends Paper {
  readonly stationId: number;
  /** How many copies the caller knows of. */
  readonly copies: number;
  readonly staffId: number;
  readonly now: Date;
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
  const { copies, kind, now, staffId, stationId, subjectId } = wish;
  const [station] = await query<Record<PaperFormat, string | null>>(knex, stationSql, [stationId]);
  if (!station) throw new Refusal(404, 'not_found');
  const printer = station[written.format];
  if (printer === null) {
    const code = written.format === 'zpl' ? 'station_without_printer' : 'station_without_office';
    throw new Refusal(409, code);
  }
  const over = new Date(now.getTime() - sendingMs);
  const claim = [kind, subjectId, stationId, staffId, now, copies, over];
  const [mine] = await query<{ id: number }>(knex, claimSql, claim);
  if (!mine) {
    const [before] = await query<{ copies: number }>(knex, copiesSql, [kind, subjectId]);
    return before?.copies ?? 0;
  }
  if (!(await sendToPrinter(printer, written.bytes))) {
    await query(knex, failedSql, [mine.id]);
    throw new Refusal(409, 'printer_unreachable');
  }
  const [after] = await query<{ copies: number }>(knex, printedSql, [mine.id, now]);
  return after?.copies ?? 1;
}
