import type { Knex } from 'knex';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { isWorkedOn, startTimer, workedMinutes } from '#core/service/repair-timer.ts';
import type { RepairStatus } from '#core/service/repair-status.ts';
import { Refusal } from '../../platform/http/refusal.ts';

type View = Reply<Endpoints['admin-repair-bench']>['timer'];
interface Known {
  readonly id: number;
  readonly status: RepairStatus;
}
interface Worker {
  readonly staffId: number;
  readonly at: Date;
}

const runningOf = (db: Knex, staffId: number) =>
  db('repair_timers as t')
    .join('repairs as r', 'r.id', 't.repair_id')
    .where({ 't.technician_id': staffId, 't.stopped_at': null })
    .first<{ id: number; repairId: number; number: string } | undefined>(
      't.id',
      't.repair_id as repairId',
      'r.number',
    );

/** Nothing ends before it began, even where a clock was set back. */
const stop = async (
  trx: Knex,
  which: Readonly<Record<string, number>>,
  at: Date,
): Promise<void> => {
  await trx('repair_timers')
    .where({ ...which, stopped_at: null })
    .update({ stopped_at: trx.raw('greatest(started_at, ?::timestamptz)', [at]) });
};

/** Starts somebody's timer on a locked repair; the number of the other repair on which it ran until now. */
export async function startWork(
  trx: Knex,
  repair: Known,
  { staffId, at }: Worker,
): Promise<string | null> {
  // Two windows of one person take turns.
  await trx('users').where({ id: staffId }).forNoKeyUpdate().first('id');
  const running = await runningOf(trx, staffId);
  const start = startTimer(repair, running ?? null);
  if (!start.ok) throw new Refusal(409, 'repair_not_worked_on');
  const { stops, begins } = start.value;
  if (stops !== null) await stop(trx, { id: stops }, at);
  if (begins) {
    await trx('repair_timers').insert({
      repair_id: repair.id,
      technician_id: staffId,
      started_at: at,
    });
  }
  return stops === null ? null : (running?.number ?? null);
}

/** Stops somebody's timer on a repair; one that stands stays so. */
export const stopWork = async (
  trx: Knex,
  repairId: number,
  { staffId, at }: Worker,
): Promise<void> => {
  await stop(trx, { repair_id: repairId, technician_id: staffId }, at);
};

/** Nobody works on a device that is moved out of the hands of the bench. */
export async function stopWhereNobodyWorks(
  trx: Knex,
  repairId: number,
  to: RepairStatus,
  at: Date,
): Promise<void> {
  if (isWorkedOn(to)) return;
  await stop(trx, { repair_id: repairId }, at);
}

interface TimerRow {
  readonly technicianId: number;
  readonly startedAt: Date;
  readonly stoppedAt: Date | null;
  readonly name: string;
}

/** Who worked on a repair for how long, and whose timer runs. */
export async function timerView(
  db: Knex,
  { id, status }: Known,
  { staffId, at }: Worker,
): Promise<View> {
  const rows = await db('repair_timers as t')
    .join('users as u', 'u.id', 't.technician_id')
    .where({ repair_id: id })
    .orderBy('t.id')
    .select<TimerRow[]>(
      't.technician_id as technicianId',
      't.started_at as startedAt',
      't.stopped_at as stoppedAt',
      'u.name',
    );
  const running = await runningOf(db, staffId);
  return {
    canStart: isWorkedOn(status),
    isMine: running?.repairId === id,
    people: [...workedMinutes(rows, at)].map(([technicianId, minutes]) => {
      const own = rows.filter((row) => row.technicianId === technicianId);
      const open = own.find(({ stoppedAt }) => stoppedAt === null);
      return {
        name: own[0]?.name ?? '',
        minutes,
        since: open?.startedAt.toISOString() ?? null,
      };
    }),
    elsewhere:
      running === undefined || running.repairId === id
        ? null
        : { id: running.repairId, number: running.number },
  };
}
