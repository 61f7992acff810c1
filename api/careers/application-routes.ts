import type { CvFormat } from '#core/careers/check-cv.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { readPrivate } from '../platform/files/private-files.ts';
import { cvFiles } from './cv-files.ts';
import type { Rows } from '../platform/database/rows.ts';

type ApplicationRow = Pick<
  Rows['job_applications'],
  | 'id'
  | 'full_name'
  | 'e_mail'
  | 'phone'
  | 'note'
  | 'language'
  | 'created_at'
  | 'cv_format'
  | 'cv_bytes'
> & {
  readonly job: string;
};

const types: Record<CvFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
};

const toReply = (row: ApplicationRow) => ({
  id: row.id,
  job: row.job,
  language: row.language,
  note: row.note,
  phone: row.phone,
  fullName: row.full_name,
  eMail: row.e_mail,
  createdAt: row.created_at.toISOString(),
  cv: { format: row.cv_format, bytes: row.cv_bytes },
});

/** What staff do with applications. */
export function applicationRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;

  const list = bind('admin-job-application-list', async ({ query }) => {
    const found = knex('job_applications as a').join('job_offers as j', 'j.id', 'a.job_offer_id');
    if (query.job !== undefined) void found.where('j.slug', query.job);
    const [counted] = await found.clone().count<{ count: number }[]>('a.id');
    const rows: ApplicationRow[] = await found
      .orderBy([
        { column: 'a.created_at', order: 'desc' },
        { column: 'a.id', order: 'desc' },
      ])
      .offset(query.offset)
      .limit(query.limit)
      .select('a.*', 'j.slug as job');
    if (!counted) throw new Error('a count has no row');
    return { count: counted.count, results: rows.map(toReply) };
  });

  const cv = bind('admin-job-application-cv', ({ params: { id } }, context) =>
    knex.transaction(async (trx) => {
      const { id: staff_id } = staffOf(context);
      const row = await trx('job_applications')
        .where({ id })
        .first<{ cv_file: string; cv_format: CvFormat } | undefined>('cv_file', 'cv_format');
      if (!row) throw new Refusal(404, 'not_found');
      // On record before the file leaves.
      await trx('cv_readings').insert({ application_id: id, staff_id, read_at: context.now });
      const content = await readPrivate(cvFiles, deps, { rowId: id, name: row.cv_file });
      return { content, name: `cv-${String(id)}.${row.cv_format}`, type: types[row.cv_format] };
    }),
  );

  return [list, cv];
}
