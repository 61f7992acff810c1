import { forgetDays } from '#core/newsletter/subscribe.ts';
import type { JobDefinition } from '../platform/jobs/job-queue.ts';

const dayMs = 86_400_000;

/** Forgets addresses that were never confirmed, and those that unsubscribed some time ago. */
export const forgetSubscribers: JobDefinition = {
  name: 'newsletter-forget',
  schedule: '25 3 * * *',
  async run(_, { knex, now }) {
    const at = now().getTime();
    for (const [status, days] of Object.entries(forgetDays)) {
      await knex.transaction(async (trx) => {
        const rows: { id: number }[] = await trx('subscribers')
          .where('status', status)
          .where('changed_at', '<', new Date(at - days * dayMs))
          .delete()
          .returning('id');
        // Their mails name the address too.
        for (const { id } of rows) {
          await trx('mails')
            .whereLike('subject_key', `subscriber:${String(id)}:%`)
            .delete();
        }
      });
    }
  },
};
