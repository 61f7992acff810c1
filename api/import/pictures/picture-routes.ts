import { anySentence } from '../../platform/http/phrases.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { staffOf } from '../../platform/http/signed-in.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { picturesJob } from '../import-rows.ts';
import { findImport, viewOf } from '../import-views.ts';
import { storeUpload } from './store-upload.ts';

interface FailedRow {
  readonly id: number;
  readonly address: string | null;
  readonly reason: string | null;
  readonly name: string | null;
  readonly line: string | null;
}

/** Pictures of imports: archives of them, and what became of those that were asked for. */
export function importPictureRoutes(deps: Dependencies): BoundRoute[] {
  const { knex, jobs } = deps;
  return [
    bind('import-pictures-upload', async ({ body, file }, context) => {
      const work = await storeUpload(deps, {
        file,
        importId: body.importId ?? null,
        startedBy: staffOf(context).id,
        at: context.now,
      });
      return viewOf(knex, await findImport(knex, work.id));
    }),

    bind('import-pictures-failed', async ({ params: { id }, query }, { language }) => {
      await findImport(knex, id);
      const failed = knex('import_pictures as p').where({ 'p.import_id': id, status: 'failed' });
      const [counted] = await failed.clone().count<{ count: number }[]>('p.id');
      const rows = await failed
        .leftJoin('master_products as v', 'v.id', 'p.variant_id')
        .leftJoin('import_rows as r', (join) =>
          join
            .on('r.import_id', 'p.import_id')
            .andOn(knex.raw(`p.file_name is not null and r.cells ->> 2 = p.file_name`)),
        )
        .orderBy('p.id')
        .offset(query.offset)
        .limit(query.limit)
        .select<FailedRow[]>(
          'p.id',
          'p.address',
          'p.reason',
          `v.name_${language} as name`,
          knex.raw(`r.cells ->> 0 as line`),
        );
      return {
        count: counted?.count ?? 0,
        results: rows.map((row) => ({
          id: row.id,
          source: row.address ?? row.line ?? '',
          product: row.name ?? '',
          reason: anySentence(row.reason ?? 'fetch_failed', language),
        })),
      };
    }),

    bind('import-pictures-retry', ({ params: { id } }, context) =>
      knex.transaction(async (trx) => {
        const work = await findImport(trx, id);
        await trx('import_pictures')
          .where({ import_id: id, status: 'failed' })
          .update({ status: 'waiting', tries: 0, due_at: context.now });
        await jobs.enqueue(trx, picturesJob, { importId: id });
        return viewOf(trx, work);
      }),
    ),
  ];
}
