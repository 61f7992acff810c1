import { Cron } from 'croner';
import type { JobDefinition } from './job-queue.ts';

const minuteMs = 60_000;
// A turn that could not be told waits this long, and then twice as long each time, up to the longest.
const firstWaitMs = 1_000;
const longestWaitMs = minuteMs;

/** Adds the job whose turn has come; rejects when it could not be added, and is then asked again. */
export type Ring = (name: string, turn: Date) => Promise<void>;

const minuteOf = (milliseconds: number): Date =>
  new Date(Math.floor(milliseconds / minuteMs) * minuteMs);

/**
 * Rings for each job that comes round by itself, with the minute of its turn in the time zone of the
 * market, until it is heard or the job's next turn comes; answers how to stop it. The queue's own
 * clock is not used: twice a minute it counts back from now to the last turn of every job, and keeps
 * all visitors waiting for a quarter of a second.
 */
export function startClock(
  definitions: readonly JobDefinition[],
  timeZone: string,
  ring: Ring,
): () => void {
  const stops: (() => void)[] = [];
  for (const { name, schedule } of definitions) {
    if (schedule === undefined) continue;
    const bell = new Bell(name, ring);
    const settings = { timezone: timeZone, unref: true };
    const line = new Cron(schedule, settings, () => bell.ring(minuteOf(Date.now())));
    stops.push(() => {
      line.stop();
      bell.stop();
    });
    // A program that is started anew within the minute of a turn must not lose it.
    const turn = line.nextRun(new Date(Date.now() - minuteMs));
    if (turn !== null && turn.getTime() <= Date.now()) bell.ring(turn);
  }
  return () => {
    for (const stop of stops) stop();
  };
}

/** Rings for one job until it is heard: a database that is away for a while must not cost a night. */
class Bell {
  readonly #name: string;
  readonly #ring: Ring;
  /** The turn that is still to be heard. */
  #turn: Date | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(name: string, ring: Ring) {
    this.#name = name;
    this.#ring = ring;
  }

  /** A new turn takes the place of one that was never heard. */
  ring(turn: Date): void {
    this.stop();
    this.#turn = turn;
    this.#try(turn, firstWaitMs);
  }

  stop(): void {
    this.#turn = null;
    clearTimeout(this.#timer);
  }

  #try(turn: Date, waitMs: number): void {
    const again = () => this.#try(turn, Math.min(waitMs * 2, longestWaitMs));
    this.#ring(this.#name, turn).catch(() => {
      if (this.#turn === turn) this.#timer = setTimeout(again, waitMs).unref();
    });
  }
}
