import type { Knex } from 'knex';
import { writeCsvLine, byteOrderMark } from '#core/csv/write-csv.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { anySentence } from '../platform/http/phrases.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { supplierByName } from '../suppliers/supplier-by-name.ts';
import { ImportModel, ImportRowModel } from './import-rows.ts';
import { findImport, rowView, viewOf, wholeOf } from './import-views.ts';
import { importPictureRoutes } from './pictures/picture-routes.ts';
import { readSource } from './read-source.ts';
import { readableSubjects, requireSubject } from './require-subject.ts';
import { stepRoutes } from './step-routes.ts';
import { storeFile } from './store-file.ts';

/** Imports of products: a file comes in, its columns are told, every row is looked at, then it is applied. */
export function importRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;
  const findFor = async (context: RequestContext, id: number) => {
    const work = await findImport(knex, id);
    requireSubject(context, work.subject, 'read');
    return work;
  };
  return [
    bind('import-list', async (_, context) => {
      const rows = await ImportModel.query(knex)
        .whereIn('subject', readableSubjects(context))
        .orderBy('id', 'desc')
        .limit(50);
      return { results: await Promise.all(rows.map((row) => viewOf(knex, row))) };
    }),

    bind('import-upload', async ({ body, file }, context) => {
      const subject = body.subject ?? 'products';
      requireSubject(context, subject, 'edit');
      const read = await readSource(file.content);
      if (!read.ok) throw new FieldRefusal({ file: [read.error] });
      const { supplier = '' } = body;
      const row = await knex.transaction(async (trx) =>
        storeFile(trx, read.value, {
          fileName: file.name.slice(0, 200),
          subject,
          supplierId: supplier === '' ? null : await supplierByName(trx, supplier),
          startedBy: staffOf(context).id,
          at: context.now,
        }),
      );
      return wholeOf(knex, row);
    }),

    bind('import-read', async ({ params: { id } }, context) =>
      wholeOf(knex, await findFor(context, id)),
    ),

    bind('import-rows', async ({ params: { id }, query }, context) => {
      const work = await findFor(context, id);
      const { outcome } = query;
      const { results, total } = await ImportRowModel.query(knex)
        .where({ import_id: id, ...(outcome !== undefined && { outcome }) })
        .orderBy('place')
        .range(query.offset, query.offset + query.limit - 1);
      return { count: total, results: results.map((row) => rowView(row, work, context.language)) };
    }),

    ...stepRoutes(deps),
    ...importPictureRoutes(deps),

    errorFileRoute(knex, findFor),
  ];
}

type FindFor = (context: RequestContext, id: number) => Promise<ImportModel>;

/** Rows that were refused, as they came. */
const errorFileRoute = (knex: Knex, findFor: FindFor): BoundRoute =>
  bind('import-error-file', async ({ params: { id } }, context) => {
    const { language } = context;
    const work = await findFor(context, id);
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
  });
