import { createHash, timingSafeEqual } from 'node:crypto';
import { permissionsOfKey, readApiKey } from '#core/integrations/api-key.ts';
import { permissionsOf } from '#core/permissions/roles.ts';
import type { Rows } from '../database/rows.ts';
import { query } from '../database/query.ts';
import type { Dependencies } from '../dependencies.ts';
import type { SignedInUser } from './sessions.ts';

/** A program that calls: whoever made its key, with what the key may do. */
export interface ApiKeyCaller {
  readonly id: number;
  readonly user: SignedInUser;
  /** The store that its maker works at; null for all. */
  readonly storeId: number | null;
}

type KeyRow = Pick<
  Rows['api_keys'],
  'id' | 'secret_hash' | 'scopes' | 'expires_at' | 'ended_at' | 'last_used_at'
> &
  Pick<Rows['users'], 'e_mail' | 'name' | 'role' | 'is_active' | 'store_id'> & {
    readonly user_id: number;
  };

const keySql = `
  select k.id, k.secret_hash, k.scopes, k.expires_at, k.ended_at, k.last_used_at,
    u.id as user_id, u.e_mail, u.name, u.role, u.is_active, u.store_id
  from api_keys k join users u on u.id = k.made_by where k.prefix = $1`;

const minute = 60_000;
/** What the secret of a key that does not exist is compared to, so that it takes as long. */
const nothing = Buffer.alloc(32);

export const hashOfSecret = (secret: string): Buffer =>
  createHash('sha256').update(secret).digest();

/** Who calls with a key; null where it is unknown, ended or expired, or its maker was shut out. */
export async function findApiKey(
  { knex, now }: Pick<Dependencies, 'knex' | 'now'>,
  text: string,
): Promise<ApiKeyCaller | null> {
  const at = now();
  const sent = readApiKey(text);
  const [row] = await query<KeyRow>(knex, keySql, [sent?.prefix ?? '']);
  const isRight = timingSafeEqual(hashOfSecret(sent?.secret ?? ''), row?.secret_hash ?? nothing);
  if (!row || !isRight || row.ended_at !== null || row.expires_at <= at || !row.is_active) {
    return null;
  }
  await noteUse(knex, row, at);
  const { id, user_id, e_mail: eMail, name, role, scopes, store_id: storeId } = row;
  const permissions = permissionsOfKey(scopes, permissionsOf(role));
  return { id, user: { id: user_id, eMail, name, role, permissions }, storeId };
}

/** To the minute, so that a busy program is one write of many calls. */
async function noteUse(
  knex: Dependencies['knex'],
  { id, last_used_at: last }: Pick<KeyRow, 'id' | 'last_used_at'>,
  at: Date,
): Promise<void> {
  if (last !== null && at.getTime() - last.getTime() < minute) return;
  await knex('api_keys').where({ id }).update({ last_used_at: at });
}
