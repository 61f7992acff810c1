import type { Socket } from 'node:net';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { DatabaseHangs } from '../faults/database-away.ts';
import { answersInTime, type Probe } from './probe.ts';

/** What of a pool's connection is needed here: the driver's stream, whose end fails what waits on it. */
interface Lent {
  readonly connection: { readonly stream: Socket };
}

/** What Knex calls its client: it lends the pool's connections. */
interface Pool {
  acquireConnection: () => Promise<Lent>;
  releaseConnection: (lent: Lent) => Promise<void>;
}

export interface BreakerLimits {
  /** A connection lent for longer than this, or waited for, raises the question whether the server hangs. */
  readonly suspiciousMs: number;
  /** Longest time for the probe, which is a new connection and an empty statement. */
  readonly probeMs: number;
  /** Between two probes while the circuit is open. */
  readonly againMs: number;
}

/** Together below the 5 s after which a call must have been answered. */
export const breakerLimits: BreakerLimits = { suspiciousMs: 1_000, probeMs: 2_000, againMs: 500 };

/**
 * A circuit breaker around a pool. A server that takes connections and answers nothing is told from a
 * slow statement by a probe: where that gets no answer either, the circuit opens. All that waits then
 * fails at once with `DatabaseHangs`, or as with a lost connection, and so does whatever is asked
 * afterwards, until a probe is answered, be it by a refusal: a server that refuses hangs no more, and
 * its refusals say all that is to be said.
 */
export class CircuitBreaker {
  readonly #probe: Probe;
  readonly #log: Logger;
  readonly #limits: BreakerLimits;
  /** Since when connections are lent, and waited for by whoever is told when they will not come. */
  readonly #lent = new Map<Lent, number>();
  readonly #waiting = new Map<(error: unknown) => void, number>();
  readonly #streams = new Set<Socket>();
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  isOpen = false;
  /** How often the circuit was opened since the start. */
  opened = 0;

  constructor(knex: Knex, probe: Probe, log: Logger, limits: BreakerLimits) {
    this.#probe = probe;
    this.#log = log;
    this.#limits = limits;
    const pool = knex.client as Pool; // typed `any` by Knex
    const acquire = pool.acquireConnection.bind(pool);
    const release = pool.releaseConnection.bind(pool);
    pool.acquireConnection = () => this.#lend(acquire, release);
    pool.releaseConnection = (connection) => {
      this.#lent.delete(connection);
      return release(connection);
    };
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #lend(acquire: Pool['acquireConnection'], release: Pool['releaseConnection']): Promise<Lent> {
    if (this.isOpen) return Promise.reject(new DatabaseHangs());
    this.#lookIn(this.#limits.suspiciousMs);
    return new Promise((resolve, reject) => {
      this.#waiting.set(reject, performance.now());
      acquire().then(
        (connection) => {
          // Whoever waited for it was told already that the server hangs.
          if (!this.#waiting.delete(reject)) return void release(connection);
          this.#lent.set(connection, performance.now());
          this.#know(connection.connection.stream);
          resolve(connection);
        },
        (error: unknown) => {
          this.#waiting.delete(reject);
          reject(error instanceof Error ? error : new Error(String(error)));
        },
      );
    });
  }

  #know(stream: Socket): void {
    if (this.#streams.has(stream)) return;
    this.#streams.add(stream);
    stream.once('close', () => this.#streams.delete(stream));
  }

  #lookIn(milliseconds: number): void {
    if (this.#isStopped) return;
    this.#timer ??= setTimeout(() => void this.#look(), milliseconds).unref();
  }

  async #look(): Promise<void> {
    const { suspiciousMs, probeMs, againMs } = this.#limits;
    const oldest = Math.min(...this.#lent.values(), ...this.#waiting.values());
    const isSuspicious = performance.now() - oldest >= suspiciousMs;
    const hangs = (this.isOpen || isSuspicious) && !(await answersInTime(this.#probe, probeMs));
    this.#timer = undefined;
    if (hangs && !this.isOpen) this.#open();
    if (!hangs && this.isOpen) this.#close();
    if (this.isOpen) this.#lookIn(againMs);
    else if (this.#lent.size + this.#waiting.size > 0) this.#lookIn(suspiciousMs);
  }

  #open(): void {
    this.isOpen = true;
    this.opened += 1;
    const counts = { lent: this.#lent.size, waiting: this.#waiting.size };
    this.#log.error(counts, 'the database hangs');
    for (const fail of this.#waiting.keys()) fail(new DatabaseHangs());
    this.#waiting.clear();
    // The idle ones too: a way through the network that is gone would be noticed by nobody.
    for (const stream of this.#streams) stream.destroy();
  }

  #close(): void {
    this.isOpen = false;
    this.#log.info('the database answers again');
  }
}
