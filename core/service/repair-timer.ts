import { accept, refuse, type Result } from '../shared/result.ts';
import type { RepairStatus } from './repair-status.ts';

const working: ReadonlySet<RepairStatus> = new Set(['diagnosing', 'repairing', 'testing']);

/** Whether somebody works on a device in this state; every timer of a repair stops when it leaves such states. */
export const isWorkedOn = (status: RepairStatus): boolean => working.has(status);

interface Running {
  readonly id: number;
  readonly repairId: number;
}

interface Start {
  /** The timer of another repair, which stops: a person has two hands. */
  readonly stops: number | null;
  /** False where it runs already. */
  readonly begins: boolean;
}

/** What starting the work on a repair does to the timer that its technician has running, if any. */
export function startTimer(
  repair: { readonly id: number; readonly status: RepairStatus },
  running: Running | null,
): Result<Start, 'not_worked_on'> {
  if (!isWorkedOn(repair.status)) return refuse('not_worked_on');
  if (running?.repairId === repair.id) return accept({ stops: null, begins: false });
  return accept({ stops: running?.id ?? null, begins: true });
}

interface Span {
  readonly technicianId: number;
  readonly startedAt: Date;
  readonly stoppedAt: Date | null;
}

const minuteMs = 60_000;

/** Whole minutes that each technician worked, by their id; what runs counts until now. */
export function workedMinutes(spans: readonly Span[], now: Date): ReadonlyMap<number, number> {
  const spent = new Map<number, number>();
  for (const { technicianId, startedAt, stoppedAt } of spans) {
    const length = Math.max(0, (stoppedAt ?? now).getTime() - startedAt.getTime());
    spent.set(technicianId, (spent.get(technicianId) ?? 0) + length);
  }
  return new Map([...spent].map(([id, length]) => [id, Math.floor(length / minuteMs)]));
}
