import type { Knex } from 'knex';
import { isStaff, type Role } from '#core/permissions/roles.ts';
import type { Connection } from '../settings/connection.ts';
import type { Dependencies } from '../dependencies.ts';
import { listenToChanges } from './listen-to-changes.ts';
import { LiveHub } from './live-hub.ts';

const beatMs = 15_000;

export interface LiveEvents {
  readonly hub: LiveHub;
  /** Ends streams whose session is over or whose owner is no longer staff. */
  readonly check: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Listens to changes and keeps the streams of this process alive, each as long as its session. */
export async function startLiveEvents(
  connection: Connection,
  deps: Pick<Dependencies, 'knex' | 'now' | 'log'>,
  firstDelayMs?: number,
): Promise<LiveEvents> {
  const hub = new LiveHub();
  const listener = await listenToChanges(connection, hub, deps.log, firstDelayMs);
  const check = () => endStale(hub, deps.knex, deps.now());
  const beat = setInterval(() => {
    hub.beat();
    // Where the database does not answer, the next beat asks again.
    check().catch(() => undefined);
  }, beatMs);
  beat.unref();
  return {
    hub,
    check,
    async stop() {
      clearInterval(beat);
      hub.end();
      await listener.stop();
    },
  };
}

/** A role that changed changes what its holder may hear, so those streams begin anew as well. */
async function endStale(hub: LiveHub, knex: Knex, now: Date): Promise<void> {
  const sessions = [...new Set(hub.streams.map(({ session }) => session))];
  if (sessions.length === 0) return;
  const { rows } = await knex.raw<{ rows: { session: string; role: Role }[] }>(
    `select encode(s.token_hash, 'hex') as session, u.role
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = any(select decode(hash, 'hex') from unnest(?::text[]) hash)
      and s.expires_at > ? and s.locked_at is null and u.is_active`,
    [sessions, now],
  );
  const standing = new Map(rows.map(({ session, role }) => [session, role]));
  for (const session of sessions) {
    const role = standing.get(session);
    if (role === undefined || !isStaff(role)) hub.end(session);
  }
}
