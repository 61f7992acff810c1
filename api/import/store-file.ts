import type { Knex } from 'knex';
import type { ImportSubject } from '#core/import/import-subject.ts';
import { guessMapping, titleKey } from '#core/import/guess-mapping.ts';
import { copyRows, type CopyValue } from '../platform/database/copy-rows.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import { attributeNames } from './details/shop-details.ts';
import { ImportMappingModel, ImportModel, usualOptions } from './import-rows.ts';
import type { SourceTable } from './source-table.ts';

const rowsAtOnce = 5_000;
const sampled = 50;

interface Uploaded {
  readonly fileName: string;
  readonly subject: ImportSubject;
  /** Null where nobody said whose file it is. */
  readonly supplierId: number | null;
  readonly startedBy: number;
  readonly at: Date;
}

type Row = SourceTable['rows'] extends Iterable<infer One> ? One : never;

/**
 * Stores a file's rows as they came, with what its columns mean: as the last time, or as they look. The rows are read as they
 * are written, some thousands at a time.
 */
export async function storeFile(
  trx: Knex.Transaction,
  { format, header, rows }: SourceTable,
  { at, supplierId, subject, ...uploaded }: Uploaded,
): Promise<ImportModel> {
  const batches = inBatches(rows);
  const first = batches.next();
  if (first.done === true) throw new FieldRefusal({ file: ['import_empty'] });
  const known =
    supplierId === null
      ? undefined
      : await ImportMappingModel.query(trx).findOne({ supplier_id: supplierId, subject });
  const sample = first.value.slice(0, sampled).map(({ cells }) => cells);
  const guessed = guessMapping(header, sample, subject, await attributeNames(trx));
  const mapping = known ? header.map((title) => known.fields[titleKey(title)] ?? null) : guessed;
  const work = await ImportModel.query(trx)
    .insert({
      ...uploaded,
      supplierId,
      subject,
      format,
      header,
      mapping,
      options: known?.options ?? usualOptions,
      rowCount: 0,
      createdAt: at,
      changedAt: at,
    })
    .returning('*');
  let rowCount = await storeRows(trx, { importId: work.id, from: 0 }, first.value);
  for (const batch of batches) {
    rowCount += await storeRows(trx, { importId: work.id, from: rowCount }, batch);
  }
  return work.$query(trx).patchAndFetch({ rowCount });
}

function* inBatches(rows: Iterable<Row>): Generator<Row[]> {
  let batch: Row[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < rowsAtOnce) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function storeRows(
  trx: Knex.Transaction,
  { importId, from }: { readonly importId: number; readonly from: number },
  rows: readonly Row[],
): Promise<number> {
  const lines = rows.map(({ line, cells }, at): CopyValue[] => [
    ...[importId, from + at, line],
    JSON.stringify(cells),
  ]);
  await copyRows(trx, 'import_rows', ['import_id', 'place', 'line', 'cells'], lines);
  return rows.length;
}
