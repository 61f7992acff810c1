import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { defaultPurgeKey, type Purge } from '#core/cache-purge/purge-request.ts';
import { nextRetryMs } from '#core/resilience/retry.ts';
import { everything, type PurgeOrder } from '../platform/reply-cache.ts';
import type { Cdn } from '../outside/fastly/cdn.ts';

const gatherMs = 250;

/** A purge that is said twice harms nothing, so it is repeated as a question would be. */
const nextTryMs = (retriesMade: number): number | null =>
  nextRetryMs({ retriesMade, status: null, method: 'POST', hasIdempotencyKey: true });

/**
 * Tells the CDN what changes purge here. Every process hears every change and says it again, which
 * harms nothing: whichever lives on has told it. What arrives within a quarter of a second goes
 * together. A CDN that does not answer is asked three times more and then given up: an answer lives
 * there for an hour at most.
 */
export class PurgeForwarder {
  readonly #cdn: Cdn;
  readonly #log: Logger;
  readonly #nextTryMs: typeof nextTryMs;
  readonly #keys = { hard: new Set<string>(), soft: new Set<string>() };
  #sending: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | null = null;

  constructor(cdn: Cdn, log: Logger, nextTry = nextTryMs) {
    this.#cdn = cdn;
    this.#log = log;
    this.#nextTryMs = nextTry;
  }

  /** After a break nobody knows what was missed: everything is made anew, but shown until then. */
  resumed(): void {
    this.#gather('soft', defaultPurgeKey.split(' '));
  }

  onPurge({ keys, soft, isKnownToCdn }: PurgeOrder): void {
    if (!isKnownToCdn) this.#gather(soft ? 'soft' : 'hard', keys);
  }

  /** Says what is still to be said. */
  async stop(): Promise<void> {
    if (this.#timer) this.#send();
    await this.#sending;
  }

  #gather(kind: 'hard' | 'soft', keys: readonly string[]): void {
    // A sandbox keeps nothing that could be old.
    if (this.#cdn.kind !== 'fastly') return;
    for (const key of keys) this.#keys[kind].add(key);
    this.#timer ??= setTimeout(() => this.#send(), gatherMs);
  }

  #send(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    const purges = (['hard', 'soft'] as const).flatMap((kind): Purge[] => {
      const keys = [...this.#keys[kind]];
      this.#keys[kind].clear();
      if (keys.length === 0) return [];
      const isAll = kind === 'hard' && keys.includes(everything);
      return [isAll ? { mode: 'full' } : { mode: 'key', keys, soft: kind === 'soft' }];
    });
    this.#sending = this.#sending.then(async () => {
      for (const purge of purges) await this.#post(purge);
    });
  }

  async #post(purge: Purge): Promise<void> {
    for (let retries = 0; ; retries += 1) {
      const answer = await this.#cdn.purge(purge);
      if (answer.outcome === 'purged') return;
      const waitMs = this.#nextTryMs(retries);
      if (waitMs === null) {
        this.#log.error({ problem: answer.problem }, 'the CDN was not told of a change');
        return;
      }
      await wait(waitMs);
    }
  }
}
