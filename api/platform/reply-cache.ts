import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';
import { FinalPurges, type Purgeable } from './final-purges.ts';

/** An answer ready to be sent: the body's bytes and what a client may compare and unpack. */
export interface CachedReply {
  readonly contentType: string;
  /** The body as it is; unpacked for who cannot do it, where only its packed form is kept. */
  readonly body: () => Buffer;
  /** Bytes of it that memory holds, or comes to hold. */
  readonly bytes: number;
  /** The body packed, made when a client first takes it so; null where packing does not pay. */
  readonly gzipped: () => Buffer | null;
  /** The same, smaller, where the answer is worth the work. */
  readonly brotli?: () => Buffer;
  readonly etag: string;
  /** What the answer was made of. */
  readonly surrogateKeys: readonly string[];
  /** When it stops being right by time alone, in milliseconds of `performance.now()`. */
  readonly staleAt: number;
  /** What a page said of itself. */
  readonly page?: PageFacts;
  /** Path that it was asked for by; staff purge single addresses by it. */
  readonly path?: string;
}

/** What is to be forgotten: what is made of any key, and what was asked for by any path. */
export interface PurgeOrder {
  readonly keys: readonly string[];
  readonly paths: readonly string[];
  /** True where the old answer may be shown until the new one is made. */
  readonly soft: boolean;
  /** True where whoever purges tells the CDN as well. */
  readonly isKnownToCdn?: boolean | undefined;
}

export interface PageFacts {
  /** Path of the page's one address; null where it has none. */
  readonly canonical: string | null;
  /** Query parameters that the page reads; null where it did not say. */
  readonly queryNames: readonly string[] | null;
  /** Its content security policy, which names the style sheet inside of it. */
  readonly policy: string;
}

/**
 * Answers to a query have a room of their own: there are more queries than memory, and whoever
 * invents some shall not drive out what everybody reads.
 */
export type Room = 'plain' | 'asked';

/** Purging this key drops everything. */
export const everything = '*';
export const purgeChannel = 'reply_cache_purge';

// Postgres refuses a notification of 8000 bytes or more.
const keysPerNotification = 100;
const bytesPerEntry = 600;
const roomShare: Readonly<Record<Room, number>> = { plain: 0.7, asked: 0.3 };
/** How long an answer is kept that nothing purges. */
export const longestLifeMs = 3_600_000;

/**
 * Drops, in every process, the answers made of any of these. Inside a transaction it takes effect
 * with the commit, and not at all after a rollback.
 */
export const purgeKeys = (db: Knex, surrogateKeys: readonly string[]): Promise<void> =>
  sendPurge(db, { keys: surrogateKeys, paths: [], soft: false });

/** The same for any order. */
export async function sendPurge(db: Knex, order: PurgeOrder): Promise<void> {
  const { keys, paths } = order;
  const notify = (part: Pick<PurgeOrder, 'keys' | 'paths'>) =>
    db.raw('select pg_notify(?, ?)', [purgeChannel, JSON.stringify({ ...order, ...part })]);
  for (let start = 0; start < keys.length; start += keysPerNotification) {
    await notify({ keys: keys.slice(start, start + keysPerNotification), paths: [] });
  }
  for (const path of paths) await notify({ keys: [], paths: [path] });
}

/** An answer that may be wrong by now, and how old it is. */
export interface StaleReply {
  readonly reply: CachedReply;
  readonly ageMs: number;
}

/**
 * Answers kept in this process, bounded by bytes. It trusts itself only while it hears the purges
 * of every process (purge-listener.ts). What was purged by a change, what is past its time, and what
 * was kept before the listening connection broke is kept on for an hour as a last resort: it is shown
 * while the database cannot be reached, and never else.
 */
export class ReplyCache {
  readonly #rooms: ReadonlyMap<Room, LRUCache<string, CachedReply>>;
  /** What was purged softly: shown while the next one is made. */
  readonly #stale = new WeakSet<CachedReply>();
  /** What is a last resort alone. */
  readonly #unsure = new WeakSet<CachedReply>();
  /** When each was made, in milliseconds of `performance.now()`. */
  readonly #madeAt = new WeakMap<CachedReply, number>();
  readonly #finals = new FinalPurges();
  #listening = false;
  #generation = 0;
  #changes = 0;
  #caughtUp = (): Promise<void> => Promise.resolve();

  constructor(megabytes: number) {
    const rooms = Object.entries(roomShare) as [Room, number][]; // its own keys
    this.#rooms = new Map(
      megabytes > 0 ? rooms.map(([room, share]) => [room, newRoom(megabytes * share)]) : [],
    );
  }

  get(key: string, room: Room): CachedReply | undefined {
    if (!this.#listening) return undefined;
    const reply = this.#rooms.get(room)?.get(key);
    return reply && !this.#unsure.has(reply) && reply.staleAt > performance.now()
      ? reply
      : undefined;
  }

  /** What is shown when nothing newer can be made; null where it is older than an hour. */
  lastResort(key: string, room: Room): StaleReply | null {
    return this.#aged(this.#rooms.get(room)?.get(key));
  }

  #aged(reply: CachedReply | undefined): StaleReply | null {
    if (!reply) return null;
    const ageMs = performance.now() - (this.#madeAt.get(reply) ?? Number.NEGATIVE_INFINITY);
    return ageMs <= longestLifeMs ? { reply, ageMs } : null;
  }

  /** What everybody reads, the newest read first, with its age: what a copy on the disk is made of. */
  *lastResorts(): Generator<StaleReply & { readonly key: string }> {
    for (const [key, reply] of this.#rooms.get('plain')?.entries() ?? []) {
      const kept = this.#aged(reply);
      if (kept) yield { ...kept, key };
    }
  }

  /** Keeps what an earlier process made, as a last resort. */
  restore(key: string, { reply, ageMs }: StaleReply): void {
    this.#unsure.add(reply);
    this.#store(key, 'plain', reply, ageMs);
  }

  /** Whether the answer was purged softly and should be made anew once it is shown. */
  isStale(reply: CachedReply): boolean {
    return this.#stale.has(reply);
  }

  /** To be read before the data is, and given to `put`. */
  get generation(): number {
    return this.#generation;
  }

  /**
   * Keeps an answer. Where anything was purged since `generation` it may be older than that, and is a last resort alone;
   * what staff have purged meanwhile is not even that. A busy shop purges something all the time, and must have last
   * resorts all the same.
   */
  put(key: string, room: Room, reply: CachedReply, generation: number): void {
    const lives = reply.staleAt - performance.now() >= 1;
    if (!this.#listening || !lives) return;
    if (generation !== this.#generation) {
      if (this.#finals.meet(reply, generation) || this.get(key, room)) return;
      this.#unsure.add(reply);
    }
    this.#store(key, room, reply);
  }

  /** Grows with every answer that is kept. */
  get changes(): number {
    return this.#changes;
  }

  #store(key: string, room: Room, reply: CachedReply, ageMs = 0): void {
    this.#changes += 1;
    this.#madeAt.set(reply, performance.now() - ageMs);
    this.#rooms.get(room)?.set(key, reply);
  }

  /** Told by the listener how to wait for what it has not heard yet. */
  follow(caughtUp: () => Promise<void>): void {
    this.#caughtUp = caughtUp;
  }

  /** Waits until all purges that were sent before are obeyed here: whoever changed sees the change. */
  caughtUp(): Promise<void> {
    return this.#caughtUp();
  }

  /** See `purgeKeys`. */
  purge(db: Knex, surrogateKeys: readonly string[]): Promise<void> {
    return purgeKeys(db, surrogateKeys);
  }

  /**
   * Forgets what this process holds; called by the listener. What a change made old stays a last
   * resort, and what staff purge is gone: it may be something that must not be seen.
   */
  obey({ keys, paths, soft, isKnownToCdn = false }: PurgeOrder): void {
    this.#generation += 1;
    const [byKey, byPath] = [new Set(keys), new Set(paths)];
    const isMeant = ({ surrogateKeys, path }: Purgeable) =>
      byKey.has(everything) ||
      surrogateKeys.some((each) => byKey.has(each)) ||
      (path !== undefined && byPath.has(path));
    if (isKnownToCdn && !soft) this.#finals.add({ generation: this.#generation, isMeant });
    for (const room of this.#rooms.values()) {
      if (byKey.has(everything) && !soft) room.clear();
      for (const [key, reply] of room.entries()) {
        if (!isMeant(reply)) continue;
        if (soft) this.#stale.add(reply);
        else if (isKnownToCdn) room.delete(key);
        else this.#unsure.add(reply);
      }
    }
  }

  /** The same for keys of what changed, at once. */
  drop(surrogateKeys: readonly string[]): void {
    this.obey({ keys: surrogateKeys, paths: [], soft: false });
  }

  /** Whether purges are heard; after any change what is held is a last resort alone. */
  setListening(listening: boolean): void {
    this.#generation += 1;
    // What staff purged meanwhile was perhaps not heard.
    this.#finals.forget(this.#generation);
    for (const room of this.#rooms.values()) {
      for (const reply of room.values()) this.#unsure.add(reply);
    }
    this.#listening = listening;
  }
}

const newRoom = (megabytes: number) =>
  new LRUCache<string, CachedReply>({
    maxSize: Math.max(1, Math.floor(megabytes * 1024 * 1024)),
    sizeCalculation: ({ bytes, surrogateKeys }, key) =>
      bytes + surrogateKeys.join('').length + key.length * 2 + bytesPerEntry,
  });
