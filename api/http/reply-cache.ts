import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';

/** An answer ready to be sent: the body's bytes and what a client may compare and unpack. */
export interface CachedReply {
  readonly contentType: string;
  readonly body: Buffer;
  /** The body packed, made when a client first takes it so; null where packing does not pay. */
  readonly gzipped: () => Buffer | null;
  readonly etag: string;
  /** What the answer was made of. */
  readonly surrogateKeys: readonly string[];
}

/** Purging this key drops everything. */
export const everything = '*';
export const purgeChannel = 'reply_cache_purge';

// Postgres refuses a notification of 8000 bytes or more.
const keysPerNotification = 100;
const bytesPerEntry = 600;
// What the packed body may come to take beside the plain one.
const packedShare = 0.4;
const longestLifeMs = 3_600_000;

/**
 * Drops, in every process, the answers made of any of these. Inside a transaction it takes effect
 * with the commit, and not at all after a rollback.
 */
export async function purgeKeys(db: Knex, surrogateKeys: readonly string[]): Promise<void> {
  for (let start = 0; start < surrogateKeys.length; start += keysPerNotification) {
    const payload = JSON.stringify(surrogateKeys.slice(start, start + keysPerNotification));
    await db.raw('select pg_notify(?, ?)', [purgeChannel, payload]);
  }
}

/**
 * Answers kept in this process, bounded by bytes. It trusts itself only while it hears the purges
 * of every process (purge-listener.ts); until then, and after the listening connection broke, it
 * holds nothing.
 */
export class ReplyCache {
  readonly #entries: LRUCache<string, CachedReply> | null;
  #listening = false;
  #generation = 0;

  constructor(megabytes: number) {
    this.#entries =
      megabytes > 0
        ? new LRUCache({
            maxSize: megabytes * 1024 * 1024,
            sizeCalculation: (reply, key) =>
              Math.ceil(reply.body.length * (1 + packedShare)) + key.length * 2 + bytesPerEntry,
            ttl: longestLifeMs,
          })
        : null;
  }

  get(key: string): CachedReply | undefined {
    return this.#listening ? this.#entries?.get(key) : undefined;
  }

  /** To be read before the data is, and given to `put`. */
  get generation(): number {
    return this.#generation;
  }

  /** Keeps an answer, unless anything was purged since `generation`: it may be older than that. */
  put(key: string, reply: CachedReply, generation: number, lifeMs = longestLifeMs): void {
    if (!this.#listening || generation !== this.#generation) return;
    this.#entries?.set(key, reply, { ttl: lifeMs });
  }

  /** See `purgeKeys`. */
  purge(db: Knex, surrogateKeys: readonly string[]): Promise<void> {
    return purgeKeys(db, surrogateKeys);
  }

  /** Drops what this process holds; called by the listener. */
  drop(surrogateKeys: readonly string[]): void {
    this.#generation += 1;
    if (!this.#entries) return;
    if (surrogateKeys.includes(everything)) return this.#entries.clear();
    const purged = new Set(surrogateKeys);
    for (const [key, reply] of this.#entries.entries()) {
      if (reply.surrogateKeys.some((surrogateKey) => purged.has(surrogateKey))) {
        this.#entries.delete(key);
      }
    }
  }

  /** Whether purges are heard; any change empties the cache. */
  setListening(listening: boolean): void {
    this.drop([everything]);
    this.#listening = listening;
  }
}
