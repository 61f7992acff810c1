interface Backup {
  readonly name: string;
  readonly madeAt: Date;
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** A night's backup may begin late and last a while. */
const lateAfterMs = 26 * hourMs;

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
const monthOf = (moment: Date): string => moment.toISOString().slice(0, 7);
/** Weeks begin on Monday; the first day of 1970 was a Thursday. */
const weekOf = (moment: Date): string =>
  String(Math.floor((Math.floor(moment.getTime() / dayMs) + 3) / 7));

/** How many of the newest spans keep their last backup. */
const rules = [
  { spanOf: dayOf, kept: 7 },
  { spanOf: weekOf, kept: 5 },
  { spanOf: monthOf, kept: 12 },
] as const;

/**
 * Backups that are no longer needed: the last one of each of the 7 newest days, 5 newest weeks and 12 newest months that
 * have one stays, by UTC. Without newer ones nothing grows too old.
 */
export function backupsToRemove<T extends Backup>(backups: readonly T[]): T[] {
  const newestFirst = backups.toSorted((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
  const kept = new Set<T>();
  for (const { spanOf, kept: most } of rules) {
    const spans = new Set<string>();
    for (const backup of newestFirst) {
      const span = spanOf(backup.madeAt);
      if (spans.has(span)) continue;
      if (spans.size === most) break;
      spans.add(span);
      kept.add(backup);
    }
  }
  return newestFirst.filter((backup) => !kept.has(backup));
}

/** Whether people are to be told that backups stay away. */
export const isBackupLate = (lastGoodAt: Date | null, now: Date): boolean =>
  lastGoodAt === null || now.getTime() - lastGoodAt.getTime() > lateAfterMs;
