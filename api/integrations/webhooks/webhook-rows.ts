import type { Knex } from 'knex';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { Rows } from '../../platform/database/rows.ts';
import { Refusal } from '../../platform/http/refusal.ts';

type WebhookView = Reply<Endpoints['webhook-list']>['results'][number];
type WebhookRow = Rows['webhooks'] & { readonly maker: string; readonly waiting: string };

const waitingSql = `(select count(*) from webhook_deliveries d
  where d.webhook_id = w.id and d.state = 'waiting') as waiting`;

const rowsOf = (db: Knex) =>
  db('webhooks as w')
    .join('users as u', 'u.id', 'w.made_by')
    .orderBy(['w.name', 'w.id'])
    .select<WebhookRow[]>('w.*', { maker: 'u.name' }, db.raw(waitingSql));

const stateOf = (row: WebhookRow): WebhookView['state'] => {
  if (row.paused_at !== null) return 'paused';
  if (!row.is_active) return 'off';
  return row.failing_since === null ? 'active' : 'failing';
};

const viewOf = (row: WebhookRow, now: Date): WebhookView => ({
  id: row.id,
  version: row.version,
  name: row.name,
  url: row.url,
  events: [...row.events],
  state: stateOf(row),
  failingSince: row.failing_since?.toISOString() ?? null,
  lastDeliveredAt: row.last_delivered_at?.toISOString() ?? null,
  previousUntil:
    row.previous_until !== null && row.previous_until > now
      ? row.previous_until.toISOString()
      : null,
  waiting: Number(row.waiting),
  madeBy: row.maker,
  madeAt: row.made_at.toISOString(),
});

export const webhookViews = async (db: Knex, now: Date): Promise<WebhookView[]> =>
  (await rowsOf(db)).map((row) => viewOf(row, now));

export async function webhookView(db: Knex, id: number, now: Date): Promise<WebhookView> {
  const [row] = await rowsOf(db).where('w.id', id);
  if (!row) throw new Refusal(404, 'not_found');
  return viewOf(row, now);
}
