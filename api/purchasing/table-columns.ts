import type { Knex } from 'knex';
import {
  headerOf,
  isChoice,
  meantColumns,
  meantTitles,
  placesOfChoice,
  type InvoiceColumns,
  type MeantTitles,
} from '#core/purchasing/choose-columns.ts';
import { guessPlaces, type TableFields } from '#core/purchasing/invoice-columns.ts';
import { query } from '../platform/database/query.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import type { InvoiceTable } from './open-invoice.ts';

interface TableColumns {
  readonly places: TableFields;
  /** Who says so: whoever uploads it, somebody who did earlier, or the titles. */
  readonly from: 'chosen' | 'remembered' | 'titles';
}

/** Where the columns of a table are: as somebody chooses, else as somebody once has for the same header, else by titles. */
export async function columnsOf(
  db: Knex,
  { header, rows }: InvoiceTable,
  supplier: string,
  chosen: InvoiceColumns | null,
): Promise<TableColumns> {
  if (chosen !== null) {
    if (!isChoice(header, chosen)) throw new FieldRefusal({ columns: ['invoice_other_columns'] });
    return { places: placesOfChoice(chosen), from: 'chosen' };
  }
  const remembered = await recall(db, supplier, header);
  if (remembered !== null) return { places: placesOfChoice(remembered), from: 'remembered' };
  return { places: guessPlaces(header, rows.slice(0, 50)), from: 'titles' };
}

const recallSql = `
  select m.fields from invoice_mappings m join suppliers s on s.id = m.supplier_id
  where grid_fold(s.name) = grid_fold($1) and m.header_digest = md5($2) order by s.id limit 1`;

async function recall(
  db: Knex,
  supplier: string,
  header: readonly string[],
): Promise<InvoiceColumns | null> {
  if (supplier === '') return null;
  const row = [supplier.trim(), headerOf(header)];
  const [known] = await query<{ fields: MeantTitles }>(db, recallSql, row);
  return known ? meantColumns(header, known.fields) : null;
}

const rememberSql = `
  insert into invoice_mappings (supplier_id, header, fields, chosen_at, chosen_by)
  values ($1, $2, $3::jsonb, $4, $5)
  on conflict on constraint invoice_mappings_pkey do update
  set fields = excluded.fields, chosen_at = excluded.chosen_at, chosen_by = excluded.chosen_by`;

interface Chosen {
  readonly supplierId: number;
  readonly header: readonly string[];
  readonly columns: InvoiceColumns;
  readonly staffId: number;
  readonly now: Date;
}

/** Remembers a choice for the supplier's next invoice with the same header, instead of an earlier one. */
export async function rememberColumns(
  trx: Knex.Transaction,
  { supplierId, header, columns, staffId, now }: Chosen,
): Promise<void> {
  const fields = JSON.stringify(meantTitles(header, columns));
  await query(trx, rememberSql, [supplierId, headerOf(header), fields, now, staffId]);
}
