import type { Knex } from 'knex';
import { mostWebhooks } from '#core/integrations/webhook.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { targetOf } from '../../platform/fetch/open-outside.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { FieldRefusal } from '../../platform/http/refusal.ts';
import { staffOf } from '../../platform/http/signed-in.ts';
import { lockedVersion } from '../../platform/resources/locked-version.ts';
import { newWebhookSecret } from './sign-message.ts';
import { sendWebhooksJob } from './webhook-jobs.ts';
import { webhookView, webhookViews } from './webhook-rows.ts';
import { secretPlace } from './webhook-secrets.ts';

/** Webhooks as admins keep them. */
export function webhookRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;
  const locked = (trx: Knex.Transaction, id: number, version: number, now: Date) =>
    lockedVersion(trx('webhooks').where({ id }).forUpdate(), version, () =>
      webhookView(trx, id, now),
    );
  return [
    bind('webhook-list', async (_, { now }) => ({ results: await webhookViews(knex, now) })),

    bind('webhook-make', ({ body: { name, url, events } }, context) =>
      knex.transaction(async (trx) => {
        const { now } = context;
        requireAddress(deps, url);
        await requireRoom(trx);
        const [row] = await trx('webhooks')
          .insert({ name, url, events: unique(events), made_by: staffOf(context).id, made_at: now })
          .returning('id');
        if (!row) throw new Error('a webhook was stored without an id');
        const secret = await storeSecret(trx, deps, row.id);
        return { ...(await webhookView(trx, row.id, now)), secret };
      }),
    ),

    bind('webhook-update', ({ params: { id }, body: { version, ...given } }, { now }) =>
      knex.transaction(async (trx) => {
        await locked(trx, id, version, now);
        const { name, url, events, isActive } = given;
        if (url !== undefined) requireAddress(deps, url);
        await trx('webhooks')
          .where({ id })
          .update({
            ...(name !== undefined && { name }),
            ...(url !== undefined && { url }),
            ...(events && { events: unique(events) }),
            ...(isActive !== undefined && { is_active: isActive, ...asNew }),
            version: trx.raw('version + 1'),
          });
        if (isActive === true) await deps.jobs.enqueue(trx, sendWebhooksJob, {});
        return webhookView(trx, id, now);
      }),
    ),

    bind('webhook-remove', ({ params: { id }, query: { version } }, { now }) =>
      knex.transaction(async (trx) => {
        await locked(trx, id, version, now);
        await trx('webhooks').where({ id }).delete();
        return undefined;
      }),
    ),

    bind('webhook-secret-rotate', ({ params: { id }, body: { overlapHours } }, { now }) =>
      knex.transaction(async (trx) => {
        await webhookView(trx, id, now);
        await trx('webhooks').where({ id }).forUpdate().select('id');
        await keepPrevious(trx, deps, id, new Date(now.getTime() + overlapHours * 3_600_000));
        const secret = await storeSecret(trx, deps, id);
        return { ...(await webhookView(trx, id, now)), secret };
      }),
    ),
  ];
}

/** What a receiver is that was just switched on, or off by a person. */
const asNew = { paused_at: null, failures: 0, failing_since: null, rests_until: null };

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

function requireAddress({ environment: { privateHosts } }: Dependencies, url: string): void {
  const target = targetOf(url, { privateHosts, onlyHttps: true });
  if (target.ok) return;
  const isPrivate = target.error === 'address_private';
  throw new FieldRefusal({ url: [isPrivate ? 'webhook_private' : 'webhook_address'] });
}

async function requireRoom(trx: Knex): Promise<void> {
  const [counted] = await trx('webhooks').count<{ count: number }[]>('id');
  if (Number(counted?.count) >= mostWebhooks) {
    throw new FieldRefusal({ nonFieldErrors: ['too_many_webhooks'] });
  }
}

async function storeSecret(trx: Knex, { cipher }: Dependencies, id: number): Promise<string> {
  const made = newWebhookSecret();
  const secret = cipher.encrypt(secretPlace(id, 'secret'), made);
  await trx('webhooks').where({ id }).update({ secret });
  return made;
}

/** The secret that is replaced, bound to the column it moves to. */
async function keepPrevious(
  trx: Knex,
  { cipher }: Dependencies,
  id: number,
  until: Date,
): Promise<void> {
  const row = await trx('webhooks').where({ id }).first('secret');
  if (!row || row.secret === null) throw new Error('a webhook has no secret');
  const text = cipher.decrypt(secretPlace(id, 'secret'), row.secret);
  const previous = cipher.encrypt(secretPlace(id, 'previous_secret'), text);
  await trx('webhooks').where({ id }).update({ previous_secret: previous, previous_until: until });
}
