import type { Knex } from 'knex';
import type { Rows } from '../platform/database/rows.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { exportJob } from './export-jobs.ts';
import { readExport } from './write-export.ts';

type ExportRow = Rows['catalogue_exports'] & { readonly asker: string | null };

const most = 20;

const findExports = (db: Knex, id?: number): Promise<ExportRow[]> =>
  db('catalogue_exports as e')
    .leftJoin('users as u', 'u.id', 'e.asked_by')
    .modify((rows: Knex.QueryBuilder) => void (id !== undefined && rows.where('e.id', id)))
    .orderBy('e.id', 'desc')
    .limit(most)
    .select<ExportRow[]>('e.*', 'u.name as asker');

const viewOf = (row: ExportRow) => ({
  id: row.id,
  status: row.status,
  askedBy: row.asker ?? '',
  askedAt: row.asked_at.toISOString(),
  endedAt: row.ended_at?.toISOString() ?? null,
  rows: row.row_count,
  bytes: row.bytes,
});

/** Files of the whole catalogue; a job writes them. */
export function exportRoutes(deps: Dependencies): BoundRoute[] {
  const { knex, jobs } = deps;
  return [
    bind('catalogue-export-list', async () => ({
      results: (await findExports(knex)).map((row) => viewOf(row)),
    })),

    bind('catalogue-export-start', (_, context) =>
      knex.transaction(async (trx) => {
        const [asked] = await trx('catalogue_exports')
          .insert({ format: 'csv', asked_by: staffOf(context).id, asked_at: context.now })
          .returning<{ id: number }[]>('id');
        if (!asked) throw new Error('an export got no id');
        await jobs.enqueue(trx, exportJob, { exportId: asked.id });
        const [row] = await findExports(trx, asked.id);
        if (!row) throw new Error('an export that was asked for has no row');
        return viewOf(row);
      }),
    ),

    bind('catalogue-export-file', async ({ params: { id } }) => {
      const [row] = await findExports(knex, id);
      if (!row || row.file === null) throw new Refusal(404, 'not_found');
      const day = row.asked_at.toISOString().slice(0, 10);
      return { name: `katalog-${day}.csv`, text: await readExport(deps, row.file) };
    }),
  ];
}
