import { z } from 'zod';
import { languages } from '#core/market/market.ts';
import type { Dependencies } from '../dependencies.ts';
import type { JobDefinition } from '../jobs/job-queue.ts';
import type { MailKinds, QueuedMail } from './mail-kinds.ts';
import { sendMailJob } from './queue-mail.ts';
import type { MailTransport } from './transport.ts';

const jobData = z.object({ mailId: z.int() });
const mailRow = z
  .object({
    id: z.int(),
    kind: z.string(),
    subject_key: z.string(),
    language: z.enum(languages),
    recipient: z.string(),
    created_at: z.date(),
  })
  .transform((row) => ({
    id: row.id,
    kind: row.kind,
    subjectKey: row.subject_key,
    language: row.language,
    recipient: row.recipient,
    createdAt: row.created_at,
  }));

/**
 * Sends one mail. The row stays locked while it goes out, so a second worker skips it, and only a
 * crash between sending and committing can repeat it, under the same Message-ID and file name.
 */
export const sendMail = (kinds: MailKinds, transport: MailTransport): JobDefinition => ({
  name: sendMailJob,
  async run(data, deps) {
    const { mailId } = jobData.parse(data);
    await deps.knex.transaction(async (trx) => {
      const row: unknown = await trx('mails')
        .where('id', mailId)
        .whereNull('sent_at')
        .forUpdate()
        .skipLocked()
        .first();
      if (row === undefined) return;
      await compose(kinds, transport, mailRow.parse(row), deps);
      await trx('mails').where('id', mailId).update({ sent_at: deps.now() });
    });
  },
});

async function compose(
  kinds: MailKinds,
  transport: MailTransport,
  mail: QueuedMail,
  deps: Dependencies,
): Promise<void> {
  const write = kinds[mail.kind];
  if (!write) throw new Error(`no feature writes mails of the kind ${mail.kind}`);
  const content = await write(mail, deps);
  if (content) {
    await transport.send({
      id: mail.id,
      recipient: mail.recipient,
      createdAt: mail.createdAt,
      ...content,
    });
  }
}

/**
 * Queues again what a killed process left unsent, without waiting for its job to expire. A mail
 * queued twice is still sent once.
 */
export async function resumeMails({ knex, jobs }: Dependencies): Promise<void> {
  const rows: { id: number }[] = await knex('mails').whereNull('sent_at').select('id');
  for (const { id } of rows) {
    await knex.transaction((trx) => jobs.enqueue(trx, sendMailJob, { mailId: id }));
  }
}
