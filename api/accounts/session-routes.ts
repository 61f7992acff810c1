import { browsers, systems } from '#core/accounts/device-name.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { ownUser } from '../platform/http/signed-in.ts';
import { recordSecurityEvent } from '../platform/security/record-event.ts';
import {
  endOtherSessions,
  endOwnSession,
  listSessions,
} from '../platform/sessions/own-sessions.ts';

/** Where somebody is signed in, and the end of it. */
export function sessionRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;
  const read = bind('auth-sessions', async (_, context) => {
    const rows = await listSessions(knex, ownUser(context).id, context.now);
    return {
      sessions: rows.map((row) => ({
        id: row.id,
        browser: browsers.find((one) => one === row.browser) ?? 'unknown',
        system: systems.find((one) => one === row.system) ?? 'unknown',
        isCurrent: context.sessionHash?.equals(row.token_hash) === true,
        openedAt: row.created_at.toISOString(),
        lastSeenAt: row.last_seen_at.toISOString(),
      })),
    };
  });

  const end = bind('auth-session-end', async ({ body: { id } }, context) => {
    const isEnded = await knex.transaction((trx) => endOwnSession(trx, ownUser(context).id, id));
    if (!isEnded) throw new Refusal(404, 'not_found');
    await recordSecurityEvent(knex, deps, context, { kind: 'sessions_ended', subject: 'one' });
    return undefined;
  });

  const endOthers = bind('auth-sessions-end-others', async (_, context) => {
    const { id } = ownUser(context);
    await knex.transaction((trx) => endOtherSessions(trx, id, context.sessionHash));
    await recordSecurityEvent(knex, deps, context, { kind: 'sessions_ended', subject: 'others' });
    return undefined;
  });

  return [read, end, endOthers];
}
