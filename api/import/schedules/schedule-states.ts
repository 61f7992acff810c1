import type { Knex } from 'knex';
import { dueAt, scheduleState, type ScheduleState } from '#core/import/schedule-state.ts';

export interface KnownSchedule {
  readonly id: number;
  readonly name: string;
  readonly state: ScheduleState;
  readonly lastAt: Date | null;
  /** Null where it is switched off. */
  readonly nextAt: Date | null;
  readonly lastNew: Date | null;
  /** Why the last run failed. */
  readonly reason: string | null;
}

interface Row {
  readonly id: number;
  readonly name: string;
  readonly is_active: boolean;
  readonly every_minutes: number;
  readonly late_after_hours: number;
  readonly last_at: Date | null;
  readonly outcome: string | null;
  readonly reason: string | null;
  readonly last_new: Date | null;
}

/** How each scheduled import does; one statement. */
export async function readStates(knex: Knex, now: Date): Promise<KnownSchedule[]> {
  const { rows } = await knex.raw<{ rows: Row[] }>(
    `select s.id, s.name, s.is_active, s.every_minutes, s.late_after_hours, last.started_at as last_at,
       last.outcome, last.reason, coalesce(
         (select max(started_at) from import_runs where schedule_id = s.id and outcome = 'done'),
         (select min(started_at) from import_runs where schedule_id = s.id)) as last_new
     from import_schedules s
     left join lateral (select started_at, outcome, reason from import_runs r
       where r.schedule_id = s.id order by r.id desc limit 1) last on true
     order by s.name, s.id`,
  );
  return rows.map((row) => {
    const { last_at: at, outcome, is_active: isActive, every_minutes: everyMinutes } = row;
    const last = at === null ? null : { at, isFailed: outcome === 'failed' };
    const known = { isActive, everyMinutes, lateAfterHours: row.late_after_hours };
    return {
      id: row.id,
      name: row.name,
      state: scheduleState({ ...known, last, lastNew: row.last_new }, now),
      lastAt: at,
      nextAt: isActive ? dueAt(known, at) : null,
      lastNew: row.last_new,
      reason: row.reason,
    };
  });
}
