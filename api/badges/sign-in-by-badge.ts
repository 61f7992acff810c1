import type { Knex } from 'knex';
import {
  badgeEndsAfter,
  badgeHours,
  badgeLockMinutes,
  badgePermissions,
  mayHaveBadge,
  mostBadgeFailures,
  readBadge,
} from '#core/accounts/badge.ts';
import type { Role } from '#core/permissions/roles.ts';
import { isPassword } from '../accounts/password-hash.ts';
import { query } from '../platform/database/query.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';
import { recordSecurityEvent } from '../platform/security/record-event.ts';
import { closeSession, openSession } from '../platform/sessions/sessions.ts';
import { badgeDigest } from './badge-digest.ts';

interface BadgeOwner {
  readonly badgeId: number;
  readonly id: number;
  readonly eMail: string;
  readonly name: string;
  readonly role: Role;
  readonly pinHash: string | null;
  readonly failures: number;
}

// Counted before the PIN is looked at, so that many at once cannot slip through.
const attemptSql = `
  update staff_badges b set failures = failures + 1,
    locked_until = case when (failures + 1) % $4 = 0 then $3::timestamptz else locked_until end
  from users u left join staff_settings s on s.user_id = u.id
  where u.id = b.user_id and u.is_active and b.code_digest = $1 and b.revoked_at is null
    and (b.locked_until is null or b.locked_until <= $2)
    and exists (select from staff_windows where station_hash = $5)
  returning b.id as "badgeId", u.id, u.e_mail as "eMail", u.name, u.role, s.pin_hash as "pinHash",
    b.failures`;
const rightSql = 'update staff_badges set failures = 0, locked_until = null where id = $1';
const endSql = 'update staff_badges set revoked_at = $2 where id = $1 and failures >= $3';

/** Whose badge and PIN these are at this window, or null; all ways to be wrong take the same time. */
async function proveBadge(
  deps: Dependencies,
  context: RequestContext,
  { code, pin }: { readonly code: string; readonly pin: string },
): Promise<BadgeOwner | null> {
  const { knex, cipher } = deps;
  const { now, stationHash } = context;
  const badge = readBadge(code);
  const until = new Date(now.getTime() + badgeLockMinutes * 60_000);
  const given = [badgeDigest(cipher, badge ?? ''), now, until, mostBadgeFailures, stationHash];
  const [owner] = await query<BadgeOwner>(knex, attemptSql, given);
  const isRight = await isPassword(owner?.pinHash ?? undefined, pin);
  if (owner && isRight && mayHaveBadge(owner.role)) {
    await query(knex, rightSql, [owner.badgeId]);
    return owner;
  }
  const actorId = owner?.id ?? null;
  await recordSecurityEvent(knex, deps, context, {
    kind: 'sign_in_failed',
    actorId,
    subject: 'badge',
  });
  if (owner) await countFailure(knex, deps, context, owner);
  return null;
}

async function countFailure(
  knex: Knex,
  deps: Dependencies,
  context: RequestContext,
  { badgeId, failures, id: actorId }: BadgeOwner,
): Promise<void> {
  if (failures % mostBadgeFailures !== 0) return;
  const locked = { kind: 'sign_in_locked', actorId, subject: 'badge' } as const;
  await recordSecurityEvent(knex, deps, context, locked);
  if (failures < badgeEndsAfter) return;
  await query(knex, endSql, [badgeId, context.now, badgeEndsAfter]);
  const ended = { kind: 'badge_changed', actorId, subject: 'guessed' } as const;
  await recordSecurityEvent(knex, deps, context, ended);
}

/** A session by badge and PIN, in place of the one that there is: another person scans theirs, and the first is gone. */
export const signInRoute = (deps: Dependencies): BoundRoute =>
  bind('auth-badge', async ({ body }, context) => {
    const owner = await proveBadge(deps, context, body);
    // One answer for a wrong PIN, a badge that ended or waits, and a window that takes none.
    if (!owner) throw new Refusal(401, 'badge_failed');
    const { id, eMail, name, role } = owner;
    const opened = await deps.knex.transaction(async (trx) => {
      if (context.sessionHash) await closeSession(trx, context.sessionHash);
      const event = { kind: 'signed_in', actorId: id, eMail, subject: 'badge' } as const;
      await recordSecurityEvent(trx, deps, context, event);
      return openSession(trx, { id, role }, context.now, {
        lifeMs: badgeHours * 3_600_000,
        device: context.device,
        byBadge: true,
      });
    });
    context.setCookie('session', opened.token, opened.maxAgeSeconds);
    return { user: { id, eMail, name, role, permissions: [...badgePermissions(role)] } };
  });
