import type { Knex } from 'knex';
import { guessMapping, titleKey } from '#core/import/guess-mapping.ts';
import { ImportMappingModel, ImportModel, usualOptions } from './import-rows.ts';
import type { SourceTable } from './read-source.ts';

const rowsAtOnce = 2_000;

interface Uploaded {
  readonly fileName: string;
  readonly supplier: string;
  readonly startedBy: number;
  readonly at: Date;
}

/** Stores a file's rows as they came, with what its columns mean: as the last time, or as they look. */
export async function storeFile(
  trx: Knex.Transaction,
  { format, header, rows }: SourceTable,
  { at, supplier, ...uploaded }: Uploaded,
): Promise<ImportModel> {
  const known = await ImportMappingModel.query(trx).findOne({ supplier });
  const sample = rows.slice(0, 50).map(({ cells }) => cells);
  const guessed = guessMapping(header, sample);
  const mapping = known ? header.map((title) => known.fields[titleKey(title)] ?? null) : guessed;
  const work = await ImportModel.query(trx)
    .insert({
      ...uploaded,
      supplier,
      format,
      header,
      mapping,
      options: known?.options ?? usualOptions,
      rowCount: rows.length,
      createdAt: at,
      changedAt: at,
    })
    .returning('*');
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const part = rows.slice(from, from + rowsAtOnce);
    await trx.raw(
      `insert into import_rows (import_id, place, line, cells)
       select :id::integer, r.place, r.line, r.cells
       from jsonb_to_recordset(:rows::jsonb) as r (place integer, line integer, cells jsonb)`,
      {
        id: work.id,
        rows: JSON.stringify(part.map((row, at) => ({ place: from + at, ...row }))),
      },
    );
  }
  return work;
}
