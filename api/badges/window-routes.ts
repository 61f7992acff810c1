import { rememberWindow } from '../accounts/remember-station.ts';
import { query } from '../platform/database/query.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { endBadgeSessions } from '../platform/sessions/end-badge-sessions.ts';
import { recordSecurityEvent } from '../platform/security/record-event.ts';

interface WindowRow {
  readonly id: number;
  readonly name: string;
  readonly registeredAt: Date;
  readonly by: string;
  readonly isHere: boolean;
}

const listSql = `
  select w.id, w.name, w.registered_at as "registeredAt", u.name as by,
    coalesce(w.station_hash = $1, false) as "isHere"
  from staff_windows w join users u on u.id = w.registered_by order by w.name, w.id`;
const addSql = `
  insert into staff_windows (station_hash, name, registered_at, registered_by) values ($1, $2, $3, $4)
  on conflict (station_hash) do update set name = excluded.name`;
// A window that is lost ends the sessions of its badges: nobody knows which of them are its own.
const removeSql = 'delete from staff_windows where id = $1';

/** Windows that take badges, known by a cookie that no script reads; a badge opens nothing anywhere else. */
export function windowRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;
  const list = bind('badge-windows', async (_, { stationHash }) => {
    const rows = await query<WindowRow>(knex, listSql, [stationHash]);
    return {
      windows: rows.map((row) => ({ ...row, registeredAt: row.registeredAt.toISOString() })),
    };
  });
  const add = bind('badge-window-add', async ({ body: { name } }, context) => {
    const hash = rememberWindow(context);
    await knex.transaction(async (trx) => {
      await query(trx, addSql, [hash, name, context.now, staffOf(context).id]);
      const event = { kind: 'badge_changed', subject: 'window added' } as const;
      await recordSecurityEvent(trx, deps, context, event);
    });
    return undefined;
  });
  const remove = bind('badge-window-remove', async ({ body: { id } }, context) => {
    await knex.transaction(async (trx) => {
      await query(trx, removeSql, [id]);
      await endBadgeSessions(trx, null);
      const event = { kind: 'badge_changed', subject: 'window removed' } as const;
      await recordSecurityEvent(trx, deps, context, event);
    });
    return undefined;
  });
  return [list, add, remove];
}
