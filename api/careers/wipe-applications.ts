import type { Knex } from 'knex';
import { answerSubject } from './application-answer-mail.ts';

/** Deletes applications with what their applicants were told and all mails about them; their files are the caller's. */
export async function wipeApplicationRows(trx: Knex, ids: readonly number[]): Promise<void> {
  const answers = await trx('job_application_answers')
    .whereIn('application_id', [...ids])
    .pluck<number[]>('id');
  const subjects = ids.map((id) => `job-application:${String(id)}`);
  await trx('mails')
    .whereIn('subject_key', [...subjects, ...answers.map(answerSubject)])
    .delete();
  await trx('job_applications')
    .whereIn('id', [...ids])
    .delete();
}
