import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { badgeIdleMinutes, badgePermissions } from '#core/accounts/badge.ts';
import type { DeviceName } from '#core/accounts/device-name.ts';
import { needsSecondFactor } from '#core/accounts/second-factor.ts';
import { isStaff, permissionsOf, type Permission, type Role } from '#core/permissions/roles.ts';
import { query } from '../database/query.ts';
import type { Dependencies } from '../dependencies.ts';
import { endStreams } from './end-streams.ts';
import type { Rows } from '../database/rows.ts';

const hour = 3_600_000;
const day = 24 * hour;
const badgeIdleMs = badgeIdleMinutes * 60_000;

/** Staff sign in for a shift; a customer stays for 30 days after the last visit. */
const lifeOf = (role: Role) => (isStaff(role) ? 12 * hour : 30 * day);

/** However often it is used, a session ends this long after the password was given. */
const longestOf = (role: Role) => (isStaff(role) ? 12 * hour : 180 * day);

export interface SignedInUser {
  readonly id: number;
  readonly eMail: string;
  readonly name: string;
  readonly role: Role;
  readonly permissions: readonly Permission[];
}

export interface Session {
  readonly token: string;
  readonly tokenHash: Buffer;
  readonly user: SignedInUser;
  /** The store that a member of the staff works at; null for all. */
  readonly storeId: number | null;
  /** Until its owner unlocks it, calls of the staff are answered 423. */
  readonly isLocked: boolean;
  /** True when this request made the session last longer. */
  readonly renewed: boolean;
  readonly openedAt: Date;
  /** When a second factor was proved; null where the password was enough. */
  readonly secondFactorAt: Date | null;
  /** Opened by badge and PIN: for work on the floor alone, and not for long without it. */
  readonly byBadge: boolean;
}

/** What the database knows of a session's token. */
const hashOf = (token: string) => createHash('sha256').update(token).digest();

export interface OpenedSession {
  readonly token: string;
  readonly maxAgeSeconds: number;
}

export interface SessionWish {
  /** For a session that hangs on an earlier proof and ends with it. */
  readonly lifeMs?: number;
  /** What tells it apart in its owner's list. */
  readonly device?: DeviceName;
  /** When the second factor was proved that it stands on. */
  readonly secondFactorAt?: Date | null;
  readonly byBadge?: boolean;
}

export async function openSession(
  knex: Knex,
  user: { readonly id: number; readonly role: Role },
  now: Date,
  { lifeMs = lifeOf(user.role), device, secondFactorAt = null, byBadge = false }: SessionWish = {},
): Promise<OpenedSession> {
  const token = randomBytes(32).toString('base64url');
  await knex('sessions').insert({
    token_hash: hashOf(token),
    user_id: user.id,
    ...device,
    second_factor_at: secondFactorAt,
    by_badge: byBadge,
    created_at: now,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + lifeMs),
  });
  return { token, maxAgeSeconds: Math.floor(lifeMs / 1000) };
}

type SessionRow = Pick<Rows['users'], 'id' | 'e_mail' | 'name' | 'role' | 'store_id'> &
  Pick<
    Rows['sessions'],
    'created_at' | 'locked_at' | 'expires_at' | 'last_seen_at' | 'second_factor_at' | 'by_badge'
  >;

// Asked before nearly every call of whoever is signed in.
const sessionSql = `
  select s.created_at, s.locked_at, s.expires_at, s.last_seen_at, s.second_factor_at, s.by_badge, u.id, u.e_mail, u.name, u.role, u.store_id
  from sessions s join users u on u.id = s.user_id
  where s.token_hash = $1 and s.expires_at > $2 and u.is_active`;

/** The session of a cookie, or null when it has ended, was never opened, or its user was shut out. */
export async function findSession(
  { knex, now, environment }: Pick<Dependencies, 'knex' | 'now' | 'environment'>,
  token: string,
): Promise<Session | null> {
  if (!/^[\w-]{43}$/.test(token)) return null;
  const at = now();
  const tokenHash = hashOf(token);
  const [row] = await query<SessionRow>(knex, sessionSql, [tokenHash, at]);
  if (!row) return null;
  const { id, e_mail: eMail, name, role, created_at: openedAt } = row;
  const { by_badge: byBadge, store_id: storeId } = row;
  if (byBadge && at.getTime() - row.last_seen_at.getTime() >= badgeIdleMs) return null;
  const permissions = byBadge ? badgePermissions(role) : permissionsOf(role);
  const user = { id, eMail, name, role, permissions };
  if (isTooOld({ user, openedAt }, at)) return null;
  const secondFactorAt = row.second_factor_at;
  // A session from before the role or the shop asked for more than a password ends.
  const isWanting = secondFactorAt === null && !byBadge;
  if (isWanting && environment.isProduction && needsSecondFactor(role)) return null;
  const isLocked = row.locked_at !== null;
  // What a badge opened stays by what is done with it, not by what a screen reads by itself.
  const renewed = !byBadge && (await renew(knex, tokenHash, row, at));
  const known = { token, tokenHash, user, storeId, openedAt };
  return { ...known, isLocked, renewed, secondFactorAt, byBadge };
}

/** A customer's long session also is no longer than a shift once its owner has become staff. */
const isTooOld = (
  { user: { role }, openedAt }: Pick<Session, 'user' | 'openedAt'>,
  at: Date,
): boolean => at.getTime() - openedAt.getTime() >= longestOf(role);

/** Customers' sessions slide, by one write a day; its owner sees to the hour when each was used. */
async function renew(knex: Knex, tokenHash: Buffer, row: SessionRow, at: Date): Promise<boolean> {
  const life = lifeOf(row.role);
  const isRenewed = !isStaff(row.role) && row.expires_at.getTime() - at.getTime() <= life - day;
  if (!isRenewed && at.getTime() - row.last_seen_at.getTime() < hour) return false;
  await knex('sessions')
    .where('token_hash', tokenHash)
    .update({
      last_seen_at: at,
      ...(isRenewed && { expires_at: new Date(at.getTime() + life) }),
    });
  return isRenewed;
}

/** Seconds for which a renewed session's cookie is set anew; null where it stays as it is. */
export const renewedCookieSeconds = ({ renewed, user }: Session): number | null =>
  renewed ? lifeOf(user.role) / 1000 : null;

export async function closeSession(knex: Knex, tokenHash: Buffer): Promise<void> {
  await knex('sessions').where('token_hash', tokenHash).delete();
  await endStreams(knex, tokenHash);
}
