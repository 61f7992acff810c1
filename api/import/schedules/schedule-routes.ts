import type { Dependencies } from '../../platform/dependencies.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { anySentence } from '../../platform/http/phrases.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { readStates } from './schedule-states.ts';
import { runJob } from './schedule-jobs.ts';

interface RunRow {
  readonly id: number;
  readonly name: string;
  readonly startedAt: Date;
  readonly outcome: 'running' | 'done' | 'same' | 'failed';
  readonly reason: string | null;
  readonly importId: number | null;
  readonly applied: number;
  readonly refused: number;
  readonly held: number;
}

const shownRuns = 50;

/** How scheduled imports do. */
export function scheduleRoutes({ knex, jobs }: Dependencies): BoundRoute[] {
  return [
    bind('import-schedule-states', async (_, { language, now }) => {
      const schedules = await readStates(knex, now);
      const { rows } = await knex.raw<{ rows: RunRow[] }>(
        `select r.id, s.name, r.started_at as "startedAt", r.outcome, r.reason, r.import_id as "importId",
           c.applied, c.refused, c.held
         from import_runs r join import_schedules s on s.id = r.schedule_id
         cross join lateral (select count(applied_at)::int as applied,
             (count(*) filter (where i.outcome = 'refused'))::int as refused,
             (count(*) filter (where i.outcome = 'held'))::int as held
           from import_rows i where i.import_id = r.import_id) c
         order by r.id desc limit ?`,
        [shownRuns],
      );
      return {
        schedules: schedules.map(({ id, name, state, lastAt, nextAt }) => ({
          id,
          name,
          state,
          lastAt: lastAt?.toISOString() ?? null,
          nextAt: nextAt?.toISOString() ?? null,
        })),
        runs: rows.map((row) => ({
          ...row,
          startedAt: row.startedAt.toISOString(),
          reason: row.reason === null ? '' : anySentence(row.reason, language),
        })),
      };
    }),

    bind('import-schedule-run', ({ params: { id } }) =>
      knex.transaction(async (trx) => {
        const known: unknown = await trx('import_schedules').where({ id }).first('id');
        if (known === undefined) throw new Refusal(404, 'not_found');
        await jobs.enqueue(trx, runJob, { scheduleId: id });
        return undefined;
      }),
    ),
  ];
}
