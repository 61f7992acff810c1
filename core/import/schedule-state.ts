export type ScheduleState = 'off' | 'waiting' | 'good' | 'failed' | 'late';

interface Known {
  readonly isActive: boolean;
  readonly everyMinutes: number;
  readonly lateAfterHours: number;
  /** The last run that ended, of any kind. */
  readonly last: { readonly at: Date; readonly isFailed: boolean } | null;
  /** When something new last came; before anything did, when the schedule was first run. */
  readonly lastNew: Date | null;
}

/** How a scheduled import does: one that fails, or brings nothing new for too long, is for a person to see to. */
export function scheduleState(known: Known, now: Date): ScheduleState {
  if (!known.isActive) return 'off';
  if (known.last === null) return 'waiting';
  if (known.last.isFailed) return 'failed';
  const since = known.lastNew ?? known.last.at;
  return now.getTime() - since.getTime() > known.lateAfterHours * 3_600_000 ? 'late' : 'good';
}

/** When it is due next. */
export const dueAt = ({ everyMinutes }: Pick<Known, 'everyMinutes'>, last: Date | null): Date =>
  last === null ? new Date(0) : new Date(last.getTime() + everyMinutes * 60_000);
