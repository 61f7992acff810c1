import type { ApplicationStatus } from '#core/careers/application-status.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { readPrivate } from '../platform/files/private-files.ts';
import {
  applications,
  listedColumns,
  loadApplication,
  toListed,
  type ListedRow,
} from './application-rows.ts';
import { cvFiles } from './cv-files.ts';
import { answerApplication, moveApplication } from './handle-application.ts';

/** What staff do with applications. */
export function applicationRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;
  const looking = (id: number, context: RequestContext) => ({
    id,
    language: context.language,
    reader: staffOf(context),
  });

  const list = bind('admin-job-application-list', async ({ query }, { language }) => {
    const found = applications(knex);
    if (query.job !== undefined) void found.where('j.slug', query.job);
    if (query.status !== undefined) void found.where('a.status', query.status);
    const [counted] = await found.clone().count<{ count: number }[]>('a.id');
    const rows: ListedRow[] = await found
      .orderBy([
        { column: 'a.created_at', order: 'desc' },
        { column: 'a.id', order: 'desc' },
      ])
      .offset(query.offset)
      .limit(query.limit)
      .select(listedColumns(language));
    if (!counted) throw new Error('a count has no row');
    return { count: counted.count, results: rows.map(toListed) };
  });

  const one = bind('admin-job-application', ({ params: { id } }, context) =>
    loadApplication(knex, deps, looking(id, context)),
  );

  const move = bind('admin-job-application-move', ({ params: { id }, body }, context) =>
    knex.transaction(async (trx) => {
      const by = { staffId: staffOf(context).id, now: context.now };
      await moveApplication(trx, { id, ...body, ...by });
      return loadApplication(trx, deps, looking(id, context));
    }),
  );

  const answer = bind('admin-job-application-answer', ({ params: { id }, body }, context) =>
    knex.transaction(async (trx) => {
      const by = { staffId: staffOf(context).id, now: context.now };
      await answerApplication(trx, deps, { id, ...body, ...by });
      return loadApplication(trx, deps, looking(id, context));
    }),
  );

  return [list, one, move, answer, cvRoute(deps)];
}

const cvRoute = (deps: Dependencies): BoundRoute =>
  bind('admin-job-application-cv', ({ params: { id } }, context) =>
    deps.knex.transaction(async (trx) => {
      const { id: staff_id } = staffOf(context);
      const row = await trx('job_applications').where({ id }).forUpdate().first();
      if (!row) throw new Refusal(404, 'not_found');
      // On record before the file leaves.
      await trx('cv_readings').insert({ application_id: id, staff_id, read_at: context.now });
      const content = await readPrivate(cvFiles, deps, { rowId: id, name: row.cv_file });
      const status: ApplicationStatus = row.status;
      // Whoever has the CV in hand has read the application.
      if (status === 'new') {
        await trx('job_applications')
          .where({ id })
          .update({ status: 'read', status_at: context.now, handled_by: staff_id });
      }
      return {
        name: `cv-${String(id)}.${row.cv_format}`,
        contents: Buffer.from(content).toString('base64'),
      };
    }),
  );
