import type { Knex } from 'knex';
import { LRUCache } from 'lru-cache';

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

/**
 * Answers kept in this process, bounded by bytes. It trusts itself only while it hears the purges
 * of every process (purge-listener.ts); until then, and after the listening connection broke, it
 * holds nothing.
 */
export class ReplyCache {
  readonly #rooms: ReadonlyMap<Room, LRUCache<string, CachedReply>>;
  /** What was purged softly: shown while the next one is made. */
  readonly #stale = new WeakSet<CachedReply>();
  #listening = false;
  #generation = 0;
  #caughtUp = (): Promise<void> => Promise.resolve();

  constructor(megabytes: number) {
    const rooms = Object.entries(roomShare) as [Room, number][]; // its own keys
    this.#rooms = new Map(
      megabytes > 0 ? rooms.map(([room, share]) => [room, newRoom(megabytes * share)]) : [],
    );
  }

  get(key: string, room: Room): CachedReply | undefined {
    return this.#listening ? this.#rooms.get(room)?.get(key) : undefined;
  }

  /** Whether the answer was purged softly and should be made anew once it is shown. */
  isStale(reply: CachedReply): boolean {
    return this.#stale.has(reply);
  }

  /** To be read before the data is, and given to `put`. */
  get generation(): number {
    return this.#generation;
  }

  /** Keeps an answer, unless anything was purged since `generation`: it may be older than that. */
  put(key: string, room: Room, reply: CachedReply, generation: number): void {
    const ttl = Math.floor(reply.staleAt - performance.now());
    if (!this.#listening || generation !== this.#generation || ttl < 1) return;
    this.#rooms.get(room)?.set(key, reply, { ttl });
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

  /** Forgets what this process holds; called by the listener. */
  obey({ keys, paths, soft }: PurgeOrder): void {
    this.#generation += 1;
    const [byKey, byPath] = [new Set(keys), new Set(paths)];
    const isMeant = ({ surrogateKeys, path }: CachedReply) =>
      byKey.has(everything) ||
      surrogateKeys.some((each) => byKey.has(each)) ||
      (path !== undefined && byPath.has(path));
    for (const room of this.#rooms.values()) {
      if (byKey.has(everything) && !soft) room.clear();
      for (const [key, reply] of room.entries()) {
        if (!isMeant(reply)) continue;
        if (soft) this.#stale.add(reply);
        else room.delete(key);
      }
    }
  }

  /** The same for keys, at once. */
  drop(surrogateKeys: readonly string[]): void {
    this.obey({ keys: surrogateKeys, paths: [], soft: false });
  }

  /** Whether purges are heard; any change empties the cache. */
  setListening(listening: boolean): void {
    this.drop([everything]);
    this.#listening = listening;
  }
}

const newRoom = (megabytes: number) =>
  new LRUCache<string, CachedReply>({
    maxSize: Math.max(1, Math.floor(megabytes * 1024 * 1024)),
    sizeCalculation: ({ bytes, surrogateKeys }, key) =>
      bytes + surrogateKeys.join('').length + key.length * 2 + bytesPerEntry,
  });
