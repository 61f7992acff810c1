import { Cron } from 'croner';
import type { JobDefinition } from './job-queue.ts';

const minuteMs = 60_000;
// A turn that could not be enqueued waits this long, and then twice as long each time, up to the longest.
const firstWaitMs = 1_000;
const longestWaitMs = minuteMs;
// What was missed while the program did not run must not slow its start.
const catchUpAfterMs = minuteMs;
// For a week the queue knows which turns were taken; an older one would be taken at every start.
const longestMissedMs = 6 * 24 * 60 * minuteMs;

/**
 * Adds the job whose turn has come, unless this turn was taken before; rejects when it could not be
 * added, and is then asked again.
 */
export type EnqueueTurn = (name: string, turn: Date) => Promise<void>;

const minuteOf = (milliseconds: number): Date =>
  new Date(Math.floor(milliseconds / minuteMs) * minuteMs);

/**
 * Enqueues each job that comes round by itself, with the minute of its turn in the time zone of the
 * market, and retries until it is enqueued or the job's next turn comes; answers how to stop it. The queue's own
 * scheduler is not used: twice a minute it counts back from now to the last turn of every job, and keeps
 * all visitors waiting for a quarter of a second.
 */
export function startScheduler(
  definitions: readonly JobDefinition[],
  timeZone: string,
  enqueue: EnqueueTurn,
): () => Promise<void> {
  const stops: (() => Promise<void>)[] = [];
  for (const { name, schedule } of definitions) {
    if (schedule === undefined) continue;
    const retry = new TurnRetry(name, enqueue);
    const settings = { timezone: timeZone, unref: true };
    const line = new Cron(schedule, settings, () => retry.begin(minuteOf(Date.now())));
    stops.push(() => {
      line.stop();
      return retry.stop();
    });
    const last = lastTurn(line);
    if (last) retry.begin(last.turn, last.agoMs < minuteMs ? 0 : catchUpAfterMs);
  }
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/**
 * The turn that may have been missed: a shop that was shut down over midnight must not show
 * yesterday's offers until the next one.
 */
function lastTurn(line: Cron): { readonly turn: Date; readonly agoMs: number } | null {
  const now = Date.now();
  // The one of this very second counts as well.
  const [turn] = line.previousRuns(1, new Date(now + 1_000));
  const agoMs = turn ? now - turn.getTime() : Number.NaN;
  return turn && agoMs >= 0 && agoMs <= longestMissedMs ? { turn, agoMs } : null;
}

/** Retries to enqueue one job: a database that is away for a while must not cost a night. */
class TurnRetry {
  readonly #name: string;
  readonly #enqueue: EnqueueTurn;
  /** The turn that is still to be enqueued. */
  #turn: Date | null = null;
  #timer: NodeJS.Timeout | undefined;
  #trying: Promise<void> = Promise.resolve();

  constructor(name: string, enqueue: EnqueueTurn) {
    this.#name = name;
    this.#enqueue = enqueue;
  }

  /** A new turn takes the place of one that was never enqueued. */
  begin(turn: Date, afterMs = 0): void {
    this.#forget();
    this.#turn = turn;
    const enqueue = () => this.#try(turn, firstWaitMs);
    if (afterMs === 0) enqueue();
    else this.#later(enqueue, afterMs);
  }

  /** Settles when no try is under way any more: what it writes to may be closed then. */
  stop(): Promise<void> {
    this.#forget();
    return this.#trying;
  }

  #forget(): void {
    this.#turn = null;
    clearTimeout(this.#timer);
  }

  #try(turn: Date, waitMs: number): void {
    const again = () => this.#try(turn, Math.min(waitMs * 2, longestWaitMs));
    this.#trying = this.#enqueue(this.#name, turn).catch(() => {
      if (this.#turn === turn) this.#later(again, waitMs);
    });
  }

  #later(work: () => void, waitMs: number): void {
    this.#timer = setTimeout(work, waitMs).unref();
  }
}
