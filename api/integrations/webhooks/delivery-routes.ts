import { webhookTest } from '#core/integrations/webhook.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { deliveryView, type DeliveryRow } from './delivery-rows.ts';
import { sendWebhooksJob } from './webhook-jobs.ts';
import { webhookView } from './webhook-rows.ts';

const pageSize = 50;

/** The log of deliveries, and what is sent by hand. */
export function deliveryRoutes({ knex, jobs }: Dependencies): BoundRoute[] {
  return [
    bind('webhook-delivery-list', async ({ params: { id }, query }, { now }) => {
      await webhookView(knex, id, now);
      const { state, before } = query;
      const rows = await knex('webhook_deliveries')
        .where({ webhook_id: id })
        .modify((some) => void (state !== undefined && some.where({ state })))
        .modify((some) => void (before !== undefined && some.where('id', '<', before)))
        .orderBy('id', 'desc')
        .limit(pageSize + 1)
        .select<DeliveryRow[]>('*');
      const results = rows.slice(0, pageSize).map((row) => deliveryView(row));
      return { results, hasMore: rows.length > pageSize };
    }),

    bind('webhook-test', ({ params: { id } }, { now }) =>
      knex.transaction(async (trx) => {
        await webhookView(trx, id, now);
        const row = { webhook_id: id, type: webhookTest, subject: 'test', data: '{}' };
        const [stored] = await trx('webhook_deliveries').insert(row).returning<DeliveryRow[]>('*');
        if (!stored) throw new Error('a delivery was not stored');
        return deliveryView(stored);
      }),
    ),

    bind('webhook-delivery-again', ({ params: { id } }) =>
      knex.transaction(async (trx) => {
        const [stored] = await trx('webhook_deliveries')
          .where({ id })
          .update({ state: 'waiting', tries: 0, next_at: null, ended_at: null })
          .returning<DeliveryRow[]>('*');
        if (!stored) throw new Refusal(404, 'not_found');
        await trx('webhooks').where({ id: stored.webhook_id }).update({ rests_until: null });
        await jobs.enqueue(trx, sendWebhooksJob, {});
        return deliveryView(stored);
      }),
    ),
  ];
}
