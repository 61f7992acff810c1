import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { apiKeyText, permissionsOfKey, type ReadKey } from '#core/integrations/api-key.ts';
import type { Rows } from '../platform/database/rows.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { hashOfSecret } from '../platform/sessions/find-api-key.ts';

type KeyRow = Omit<Rows['api_keys'], 'secret_hash'> & { readonly maker: string };

const day = 86_400_000;
const mostKeys = 200;

const keys = (db: Knex) =>
  db('api_keys as k')
    .join('users as u', 'u.id', 'k.made_by')
    .select('k.id', 'k.name', 'k.prefix', 'k.scopes', 'k.made_by', 'k.made_at')
    .select<KeyRow[]>('k.expires_at', 'k.last_used_at', 'k.ended_at', { maker: 'u.name' });

/** Hexadecimal, so that it holds no underscore, which ends it. */
const newKey = (): ReadKey => ({
  prefix: randomBytes(6).toString('hex'),
  secret: randomBytes(32).toString('base64url'),
});

const viewOf = (row: KeyRow, now: Date) =>
  ({
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    scopes: row.scopes,
    madeBy: row.maker,
    madeAt: row.made_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    state: row.ended_at !== null ? 'ended' : row.expires_at <= now ? 'expired' : 'valid',
  }) as const;

async function viewOfKey(db: Knex, id: number, now: Date) {
  const [row] = await keys(db).where('k.id', id);
  if (!row) throw new Refusal(404, 'not_found');
  return viewOf(row, now);
}

/** Keys as admins make and end them. */
export function apiKeyRoutes({ knex }: Dependencies): BoundRoute[] {
  return [
    bind('api-key-list', async (_, { now }) => {
      const rows = await keys(knex).orderBy('k.id', 'desc').limit(mostKeys);
      return { results: rows.map((row) => viewOf(row, now)) };
    }),

    bind('api-key-make', ({ body: { name, scopes, days } }, context) =>
      knex.transaction(async (trx) => {
        const { id: maker, permissions } = staffOf(context);
        const given = permissionsOfKey(scopes, permissions);
        if (given.length < new Set(scopes).size) throw new Refusal(403, 'permission_denied');
        const made = newKey();
        const { now } = context;
        const [row] = await trx('api_keys')
          .insert({
            name,
            prefix: made.prefix,
            secret_hash: hashOfSecret(made.secret),
            scopes: [...given],
            made_by: maker,
            made_at: now,
            expires_at: new Date(now.getTime() + days * day),
          })
          .returning('id');
        if (!row) throw new Error('a key was stored without an id');
        return { ...(await viewOfKey(trx, row.id, now)), key: apiKeyText(made) };
      }),
    ),

    bind('api-key-end', ({ params: { id } }, { now }) =>
      knex.transaction(async (trx) => {
        await trx('api_keys').where({ id, ended_at: null }).update({ ended_at: now });
        return viewOfKey(trx, id, now);
      }),
    ),
  ];
}
