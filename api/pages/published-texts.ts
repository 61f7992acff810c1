import { createHash } from 'node:crypto';
import type { Language } from '#core/market/market.ts';
import { LRUCache } from 'lru-cache';
import type { AppContext } from '../platform/http/app-context.ts';
import { jsonType, packReply, sendStale, sendText } from '../platform/http/send-reply.ts';
import type { ReplyCache } from '../platform/reply-cache.ts';
import { packedFile, sendFile, type StaticFile } from './static-files.ts';

const address = /^\/assets\/shared-([a-z]{2})-[\w-]+\.json$/;

/** Texts of all pages change with what any page shows. */
const sharedKey = 'html';

/** More changes of the menu than a browser's open pages see in a day. */
const mostKept = 50;

/**
 * Texts that all pages of a language share, each under an address made of its content, so that
 * browsers and caches keep it for good. Pages of a while ago may ask for what is no more.
 */
export class PublishedTexts {
  readonly #cache: ReplyCache;
  readonly #files = new LRUCache<string, StaticFile>({ max: mostKept });
  readonly #newest = new Map<Language, StaticFile>();

  constructor(cache: ReplyCache) {
    this.#cache = cache;
  }

  /** A page of before a restart is of no use without it while the database is away. */
  #keep(path: string, text: string): void {
    const reply = packReply(jsonType, text, [sharedKey]);
    this.#cache.put(path, 'plain', reply, this.#cache.generation);
  }

  /** Keeps a text and answers its address. */
  publish(language: Language, text: string): string {
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 12);
    const path = `/assets/shared-${language}-${hash}.json`;
    const file = this.#files.get(path) ?? packedFile(jsonType, Buffer.from(text));
    if (!this.#files.has(path)) this.#keep(path, text);
    this.#files.set(path, file);
    this.#newest.set(language, file);
    return path;
  }

  /**
   * Answers an address of a published text, and says whether it was one. One that this process has
   * not written (a page from before a start) gets the newest text, which no cache shall keep;
   * `renew` publishes it where there is none yet.
   */
  async send(
    ctx: AppContext,
    path: string,
    renew: (language: Language) => Promise<void>,
  ): Promise<boolean> {
    const language = address.exec(path)?.[1];
    if (language !== 'cs' && language !== 'ro') return false;
    const file = this.#files.get(path);
    if (file) {
      sendFile(ctx, file, 'public, max-age=31536000, immutable');
      return true;
    }
    const kept = this.#cache.lastResort(path, 'plain');
    if (kept && !this.#newest.has(language)) {
      sendStale(ctx, kept);
      return true;
    }
    if (!this.#newest.has(language)) await renew(language);
    const newest = this.#newest.get(language);
    if (newest) sendFile(ctx, newest, 'no-cache');
    else sendText(ctx, 404, 'text/plain; charset=utf-8', 'Not found\n', false);
    return true;
  }
}
