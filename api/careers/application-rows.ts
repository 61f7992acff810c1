import type { Knex } from 'knex';
import type { z } from 'zod';
import { dayOfDeletion } from '#core/careers/application-retention.ts';
import { answersOf, applicationMoves } from '#core/careers/application-status.ts';
import { maskContact, revealable, type Reader } from '#core/contacts/contact-sight.ts';
import type { applicationEndpoints } from '#core/contract/applications-admin.ts';
import type { Language } from '#core/market/market.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { Rows } from '../platform/database/rows.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { draftOfAnswer } from './application-answer-mail.ts';

type Detail = z.output<(typeof applicationEndpoints)['admin-job-application']['reply']>;
type Listed = z.output<
  (typeof applicationEndpoints)['admin-job-application-list']['reply']
>['results'][number];

export type ListedRow = Pick<
  Rows['job_applications'],
  | 'id'
  | 'full_name'
  | 'e_mail'
  | 'phone'
  | 'note'
  | 'language'
  | 'created_at'
  | 'status'
  | 'cv_format'
  | 'cv_bytes'
> & { readonly job: string; readonly job_title: string };

type DetailRow = ListedRow &
  Pick<Rows['job_applications'], 'status_at'> & {
    readonly title_cs: string;
    readonly title_ro: string;
    readonly handler: string | null;
  };

/** Applications with their offers. */
export const applications = (db: Knex) =>
  db('job_applications as a').join('job_offers as j', 'j.id', 'a.job_offer_id');

/** The offer is titled in the language of whoever reads. */
export const listedColumns = (language: Language): string[] => [
  'a.*',
  'j.slug as job',
  `j.title_${language} as job_title`,
];

export const toListed = (row: ListedRow): Listed => ({
  id: row.id,
  job: row.job,
  jobTitle: row.job_title,
  fullName: row.full_name,
  eMail: maskContact('e_mail', row.e_mail),
  phone: maskContact('phone_number', row.phone),
  note: row.note,
  language: row.language,
  createdAt: row.created_at.toISOString(),
  status: row.status,
  cv: { format: row.cv_format, bytes: row.cv_bytes },
});

interface Looking {
  readonly id: number;
  readonly language: Language;
  readonly reader: Reader;
}

/** One application as it stands; 404 where there is none. */
export async function loadApplication(
  db: Knex,
  deps: Dependencies,
  { id, language, reader }: Looking,
): Promise<Detail> {
  const row: DetailRow | undefined = await applications(db)
    .leftJoin('users as u', 'u.id', 'a.handled_by')
    .where('a.id', id)
    .first(...listedColumns(language), 'j.title_cs', 'j.title_ro', 'u.name as handler');
  if (!row) throw new Refusal(404, 'not_found');
  const job = row[`title_${row.language}`];
  return {
    ...toListed(row),
    statusAt: row.status_at?.toISOString() ?? null,
    handledBy: row.handler,
    deletedOn: dayOfDeletion(dayInTimeZone(row.created_at, deps.market.timeZone)),
    reveals: revealable(reader, { thing: 'application', status: null }),
    moves: [...applicationMoves(row.status)],
    drafts: answersOf(row.status).map((status) => ({
      status,
      text: draftOfAnswer(deps, { status, language: row.language, job }),
    })),
    answers: await answersTo(db, id),
  };
}

async function answersTo(db: Knex, applicationId: number): Promise<Detail['answers']> {
  type AnswerRow = Pick<
    Rows['job_application_answers'],
    'id' | 'status' | 'text' | 'written_at'
  > & {
    readonly writer: string;
  };
  const rows: AnswerRow[] = await db('job_application_answers as w')
    .join('users as u', 'u.id', 'w.written_by')
    .where('w.application_id', applicationId)
    .orderBy('w.id', 'desc')
    .select('w.id', 'w.status', 'w.text', 'w.written_at', 'u.name as writer');
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    text: row.text,
    writtenAt: row.written_at.toISOString(),
    writtenBy: row.writer,
  }));
}
