import type { Knex } from 'knex';
import type { Language } from '#core/market/market.ts';
import type { Dependencies } from '../dependencies.ts';

export interface MailRequest {
  /** A key of the mail kinds. */
  readonly kind: string;
  /** What the mail is about; one kind is queued once about one subject. */
  readonly subjectKey: string;
  readonly language: Language;
  readonly recipient: string;
}

export const sendMailJob = 'send-mail';

/** Queues a mail with the caller's change: it goes out when, and only when, that is committed. */
export async function queueMail(
  trx: Knex,
  deps: Pick<Dependencies, 'jobs' | 'now'>,
  request: MailRequest,
): Promise<void> {
  const rows: { id: number }[] = await trx('mails')
    .insert({
      kind: request.kind,
      subject_key: request.subjectKey,
      language: request.language,
      recipient: request.recipient,
      created_at: deps.now(),
    })
    .onConflict(['kind', 'subject_key'])
    .ignore()
    .returning('id');
  for (const { id } of rows) await deps.jobs.enqueue(trx, sendMailJob, { mailId: id });
}
