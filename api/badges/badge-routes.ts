import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { badgeCodeOf, mayHaveBadge } from '#core/accounts/badge.ts';
import type { Role } from '#core/permissions/roles.ts';
import { ownLabel } from '#core/warehouse/label.ts';
import { zplOf } from '#core/warehouse/zpl.ts';
import { query } from '../platform/database/query.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { endBadgeSessions } from '../platform/sessions/end-badge-sessions.ts';
import { recordSecurityEvent } from '../platform/security/record-event.ts';
import { labelWordsOf } from '../warehouse/find-labels.ts';
import { labelsPdf } from '../warehouse/labels-pdf.ts';
import { badgeDigest } from './badge-digest.ts';

/** Badges of the staff: which there is, a new one, and its end. */
export const badgeRoutes = (deps: Dependencies): BoundRoute[] => [
  stateRoute(deps),
  issueRoute(deps),
  revokeRoute(deps),
];

interface StateRow {
  readonly issuedAt: Date | null;
  readonly lockedUntil: Date | null;
  readonly hasPin: boolean;
}

const stateSql = `
  select b.issued_at as "issuedAt", b.locked_until as "lockedUntil", s.pin_hash is not null as "hasPin"
  from users u left join staff_settings s on s.user_id = u.id
  left join staff_badges b on b.user_id = u.id and b.revoked_at is null
  where u.id = $1`;

const stateRoute = ({ knex }: Dependencies): BoundRoute =>
  bind('staff-badge', async ({ query: { id } }, { now }) => {
    const [row] = await query<StateRow>(knex, stateSql, [id]);
    if (!row) throw new Refusal(404, 'not_found');
    const { issuedAt, lockedUntil, hasPin } = row;
    const isLocked = lockedUntil !== null && lockedUntil > now;
    return {
      issuedAt: issuedAt?.toISOString() ?? null,
      lockedUntil: isLocked ? lockedUntil.toISOString() : null,
      hasPin,
    };
  });

const personSql = 'select name, role from users where id = $1 and is_active for update';
const addSql = `
  insert into staff_badges (user_id, code_digest, issued_at, issued_by) values ($1, $2, $3, $4)`;

/** The code is on the label that is answered and nowhere else: who loses it gets another one. */
const issueRoute = (deps: Dependencies): BoundRoute =>
  bind('staff-badge-issue', async ({ body: { id } }, context) => {
    const { language, now } = context;
    const code = badgeCodeOf(randomBytes(16));
    const name = await deps.knex.transaction(async (trx) => {
      const [person] = await query<{ name: string; role: Role }>(trx, personSql, [id]);
      if (!person) throw new Refusal(404, 'not_found');
      if (!mayHaveBadge(person.role)) throw new Refusal(409, 'badge_not_for_role');
      await endBadge(trx, id, now);
      const given = [id, badgeDigest(deps.cipher, code), now, staffOf(context).id];
      await query(trx, addSql, given);
      const event = { kind: 'badge_changed', subject: `${String(id)} issued` } as const;
      await recordSecurityEvent(trx, deps, context, event);
      return person.name;
    });
    const title = labelWordsOf(language).badge;
    const labels = [ownLabel(code, name, [title])];
    const pdf = await labelsPdf(labels, { language, now, title });
    return {
      name: title,
      pdf: Buffer.from(pdf).toString('base64'),
      zpl: Buffer.from(zplOf(labels), 'utf8').toString('base64'),
    };
  });

const revokeRoute = (deps: Dependencies): BoundRoute =>
  bind('staff-badge-revoke', async ({ body: { id } }, context) => {
    await deps.knex.transaction(async (trx) => {
      await endBadge(trx, id, context.now);
      const event = { kind: 'badge_changed', subject: `${String(id)} revoked` } as const;
      await recordSecurityEvent(trx, deps, context, event);
    });
    return undefined;
  });

const revokeSql = `
  update staff_badges set revoked_at = $2 where user_id = $1 and revoked_at is null`;

/** A badge that ends takes the sessions with it that it opened. */
async function endBadge(trx: Knex, userId: number, now: Date): Promise<void> {
  await query(trx, revokeSql, [userId, now]);
  await endBadgeSessions(trx, userId);
}
