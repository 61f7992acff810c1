import { webhookLogDays } from '#core/integrations/webhook.ts';
import type { JobDefinition } from '../../platform/jobs/job-queue.ts';
import { sendDeliveries } from './send-deliveries.ts';

/** The migration of webhooks knows this name: whatever writes a delivery asks for it. */
export const sendWebhooksJob = 'webhooks-send';

/** Sends what was written just now; every minute, what is to be tried again. */
const send: JobDefinition = {
  name: sendWebhooksJob,
  schedule: '* * * * *',
  run: async (_, deps) => {
    if (await sendDeliveries(deps)) await deps.jobs.enqueue(deps.knex, sendWebhooksJob, {});
  },
};

/** Rows that are deleted in one statement. */
const batch = 5_000;

/** Thins the log, and forgets a secret that signs no more. */
const thin: JobDefinition = {
  name: 'webhooks-thin',
  schedule: '40 3 * * *',
  run: async (_, { knex, now }) => {
    const before = new Date(now().getTime() - webhookLogDays * 86_400_000);
    const old = () =>
      knex('webhook_deliveries').where('created_at', '<', before).orderBy('id').limit(batch);
    for (;;) {
      const gone = await knex('webhook_deliveries').whereIn('id', old().select('id')).delete();
      if (gone < batch) break;
    }
    await knex('webhooks')
      .where('previous_until', '<=', now())
      .update({ previous_secret: null, previous_until: null });
  },
};

export const webhookJobs = [send, thin];
