import { Cron } from 'croner';
import type { JobDefinition } from './job-queue.ts';

const minuteMs = 60_000;

const minuteOf = (milliseconds: number): Date =>
  new Date(Math.floor(milliseconds / minuteMs) * minuteMs);

/**
 * Rings for each job that comes round by itself, with the minute of its turn in the time zone of the
 * market; answers how to stop it. The queue's own clock is not used: twice a minute it counts back
 * from now to the last turn of every job, and keeps all visitors waiting for a quarter of a second.
 */
export async function startClock(
  definitions: readonly JobDefinition[],
  timeZone: string,
  ring: (name: string, turn: Date) => Promise<void>,
): Promise<() => void> {
  const lines: Cron[] = [];
  for (const { name, schedule } of definitions) {
    if (schedule === undefined) continue;
    const settings = { timezone: timeZone, unref: true };
    const line = new Cron(schedule, settings, () => ring(name, minuteOf(Date.now())));
    lines.push(line);
    // A program that is started anew within the minute of a turn must not lose it.
    const turn = line.nextRun(new Date(Date.now() - minuteMs));
    if (turn !== null && turn.getTime() <= Date.now()) await ring(name, turn);
  }
  return () => {
    for (const line of lines) line.stop();
  };
}
