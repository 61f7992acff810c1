import type { Knex } from 'knex';
import { webhookTest } from '#core/integrations/webhook.ts';
import type { DeliveryRow } from './delivery-rows.ts';

/** A test is sent at once to whoever asked for it, whether the receiver is on or not. */
const isReady = `(w.is_active and (w.rests_until is null or w.rests_until <= :now) or d.type = :test)`;

/** Due, in nobody's hands, and with nothing older of the same subject before it. */
const isDue = `d.state = 'waiting' and (d.next_at is null or d.next_at <= :now)
  and (d.claimed_until is null or d.claimed_until <= :now) and ${isReady}
  and not exists (select from webhook_deliveries e where e.webhook_id = d.webhook_id
    and e.subject = d.subject and e.state = 'waiting' and e.id < d.id)`;

/** Webhooks that have something to be sent now. */
export async function dueWebhooks(knex: Knex, now: Date): Promise<number[]> {
  const { rows } = await knex.raw<{ rows: { id: number }[] }>(
    `select w.id from webhooks w where exists (
       select from webhook_deliveries d where d.webhook_id = w.id and ${isDue}) order by w.id`,
    { now, test: webhookTest },
  );
  return rows.map(({ id }) => id);
}

/** Takes the oldest due delivery of a webhook into this process's hands until then; null where there is none. */
export async function claimDelivery(
  knex: Knex,
  webhookId: number,
  now: Date,
  until: Date,
): Promise<DeliveryRow | null> {
  const { rows } = await knex.raw<{ rows: DeliveryRow[] }>(
    `update webhook_deliveries set claimed_until = :until where id = (
       select d.id from webhook_deliveries d join webhooks w on w.id = d.webhook_id
       where d.webhook_id = :webhookId and ${isDue}
       order by d.id limit 1 for update of d skip locked)
     returning *`,
    { webhookId, now, until, test: webhookTest },
  );
  return rows[0] ?? null;
}
