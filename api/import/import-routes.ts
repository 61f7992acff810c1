import type { Knex } from 'knex';
import { guessMapping, titleKey, type Mapping } from '#core/import/guess-mapping.ts';
import { writeCsvLine, byteOrderMark } from '#core/csv/write-csv.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { anySentence } from '../platform/http/phrases.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import {
  applyJob,
  checkJob,
  ImportMappingModel,
  ImportModel,
  ImportRowModel,
  type ImportOptions,
} from './import-rows.ts';
import { findImport, rowView, viewOf, wholeOf } from './import-views.ts';
import { readSource, type SourceTable } from './read-source.ts';

const rowsAtOnce = 2_000;
const usual: ImportOptions = {
  kind: 'accessory',
  manufacturerId: null,
  categoryId: null,
  addsNew: true,
  isPublished: false,
};

/** Imports of products: a file comes in, its columns are told, every row is looked at, then it is applied. */
export function importRoutes(deps: Dependencies): BoundRoute[] {
  const { knex, jobs } = deps;
  return [
    bind('import-list', async () => {
      const rows = await ImportModel.query(knex).orderBy('id', 'desc').limit(50);
      return { results: await Promise.all(rows.map((row) => viewOf(knex, row))) };
    }),

    bind('import-upload', async ({ body, file }, context) => {
      const read = await readSource(file.content);
      if (!read.ok) throw new FieldRefusal({ file: [read.error] });
      const row = await knex.transaction((trx) =>
        storeFile(trx, read.value, {
          fileName: file.name.slice(0, 200),
          supplier: body.supplier ?? '',
          startedBy: staffOf(context).id,
          at: context.now,
        }),
      );
      return wholeOf(knex, row);
    }),

    bind('import-read', async ({ params: { id } }) => wholeOf(knex, await findImport(knex, id))),

    bind('import-rows', async ({ params: { id }, query }, { language }) => {
      const work = await findImport(knex, id);
      const { outcome } = query;
      const { results, total } = await ImportRowModel.query(knex)
        .where({ import_id: id, ...(outcome !== undefined && { outcome }) })
        .orderBy('place')
        .range(query.offset, query.offset + query.limit - 1);
      return { count: total, results: results.map((row) => rowView(row, work, language)) };
    }),

    bind('import-preview', ({ params: { id }, body }, context) =>
      knex.transaction(async (trx) => {
        const work = await ImportModel.query(trx).findById(id).forUpdate();
        if (!work) throw new Refusal(404, 'not_found');
        const isOpen = work.status === 'mapping' || work.status === 'checked';
        if (!isOpen) throw new Refusal(409, 'import_busy');
        requireOnce(body.mapping);
        const { mapping, options, supplier } = body;
        await work.$query(trx).patch({
          ...{ mapping, options, supplier, status: 'checking', doneCount: 0 },
          startedBy: staffOf(context).id,
          changedAt: context.now,
        });
        if (supplier !== '') await remember(trx, work.header, body, context.now);
        await jobs.enqueue(trx, checkJob, { importId: id });
        return viewOf(trx, await findImport(trx, id));
      }),
    ),

    bind('import-apply', ({ params: { id }, body: { to } }, context) =>
      knex.transaction(async (trx) => {
        const work = await ImportModel.query(trx).findById(id).forUpdate();
        if (!work) throw new Refusal(404, 'not_found');
        const from = to === 'paused' ? ['applying'] : ['checked', 'paused'];
        if (!from.includes(work.status)) throw new Refusal(409, 'import_busy');
        const startedBy = staffOf(context).id;
        await work.$query(trx).patch({ status: to, startedBy, changedAt: context.now });
        if (to === 'applying') await jobs.enqueue(trx, applyJob, { importId: id });
        return viewOf(trx, await findImport(trx, id));
      }),
    ),

    bind('import-error-file', async ({ params: { id } }, { language }) => {
      const work = await findImport(knex, id);
      const rows = await ImportRowModel.query(knex)
        .where({ import_id: id, outcome: 'refused' })
        .orderBy('place');
      const title = anySentence('import_reason', language);
      const lines = rows.map(({ cells, problems }) => [
        ...cells,
        problems.map(({ reason }) => anySentence(reason, language)).join(' '),
      ]);
      const text = [[...work.header, title], ...lines].map((line) => writeCsvLine(line)).join('');
      const name = `${work.fileName.replace(/\.\w+$/, '')}-chyby.csv`;
      return { name, text: byteOrderMark + text };
    }),
  ];
}

/** A field that two columns mean would be written twice. */
function requireOnce(mapping: Mapping): void {
  const fields = mapping.filter((field) => field !== null);
  if (new Set(fields).size !== fields.length) {
    throw new FieldRefusal({ mapping: ['import_field_twice'] });
  }
  if (!fields.includes('code') && !fields.includes('ean')) {
    throw new FieldRefusal({ mapping: ['import_needs_code'] });
  }
}

interface Uploaded {
  readonly fileName: string;
  readonly supplier: string;
  readonly startedBy: number;
  readonly at: Date;
}

async function storeFile(
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
      options: known?.options ?? usual,
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

/** Keeps what the columns of a supplier mean for the next file. */
async function remember(
  trx: Knex,
  header: readonly string[],
  { mapping, options, supplier }: { mapping: Mapping; options: ImportOptions; supplier: string },
  at: Date,
): Promise<void> {
  const fields = Object.fromEntries(
    header.map((title, place) => [titleKey(title), mapping[place] ?? null]),
  );
  await ImportMappingModel.query(trx)
    .insert({ supplier, fields, options, changedAt: at })
    .onConflict('supplier')
    .merge();
}
