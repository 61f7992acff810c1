import type { Knex } from 'knex';
import {
  answersOf,
  applicationMoves,
  type ApplicationAnswer,
  type ApplicationStatus,
} from '#core/careers/application-status.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { Rows } from '../platform/database/rows.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';
import { answerMail } from './application-answer-mail.ts';

export interface Move<To extends ApplicationStatus> {
  readonly id: number;
  /** As the caller saw it: two people who decide at once must not both tell the applicant. */
  readonly from: ApplicationStatus;
  readonly to: To;
  readonly staffId: number;
  readonly now: Date;
}

async function lockApplication(
  trx: Knex,
  { id, from }: Pick<Move<ApplicationStatus>, 'id' | 'from'>,
): Promise<Rows['job_applications']> {
  const row = await trx('job_applications').where({ id }).forUpdate().first();
  if (!row) throw new Refusal(404, 'not_found');
  if (row.status !== from) throw new FieldRefusal({ nonFieldErrors: ['application_moved'] });
  return row;
}

/** Says what has become of an application; nobody is written to. */
export async function moveApplication(trx: Knex, move: Move<ApplicationStatus>): Promise<void> {
  await lockApplication(trx, move);
  if (!applicationMoves(move.from).includes(move.to)) {
    throw new FieldRefusal({ to: ['application_no_move'] });
  }
  await store(trx, move);
}

/** Keeps an answer and mails it to the applicant, in the language of the form. */
export async function answerApplication(
  trx: Knex,
  deps: Dependencies,
  move: Move<ApplicationAnswer> & { readonly text: string },
): Promise<void> {
  const row = await lockApplication(trx, move);
  const { from, id, now, staffId, text, to } = move;
  if (!answersOf(from).includes(to)) throw new FieldRefusal({ to: ['application_no_move'] });
  const [answer] = await trx('job_application_answers')
    .insert({ application_id: id, status: to, text, written_at: now, written_by: staffId })
    .returning<{ id: number }[]>('id');
  if (!answer) throw new Error('an answer was not stored');
  await store(trx, move);
  await queueMail(trx, deps, answerMail(answer.id, row));
}

const store = (trx: Knex, { id, to, staffId, now }: Move<ApplicationStatus>) =>
  trx('job_applications').where({ id }).update({ status: to, status_at: now, handled_by: staffId });
