import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { once } from 'node:events';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { FeedCode } from '#core/feeds/feed-codes.ts';
import { whereAbsent } from '../platform/files/where-absent.ts';

export interface WrittenFeed {
  /** Its name in the folder of feeds. */
  readonly file: string;
  /** Of the text. */
  readonly hash: string;
  readonly bytes: number;
}

export const feedFolder = (dataDir: string): string => join(dataDir, 'feeds');

/** The file of a feed while it is written: packed on the way to the disk, seen by nobody before it is whole. */
export class FeedFile {
  readonly #folder: string;
  readonly #path: string;
  readonly #text = new PassThrough();
  readonly #hash = createHash('sha256');
  readonly #done: Promise<void>;
  #bytes = 0;

  private constructor(folder: string) {
    this.#folder = folder;
    this.#path = join(folder, `unfinished-${randomUUID()}`);
    this.#done = pipeline(this.#text, createGzip(), createWriteStream(this.#path, { flush: true }));
    // Whoever writes or ends hears of it.
    this.#done.catch(() => undefined);
  }

  static async open(dataDir: string): Promise<FeedFile> {
    const folder = feedFolder(dataDir);
    await mkdir(folder, { recursive: true });
    return new FeedFile(folder);
  }

  /** Waits while the disk is slower. */
  async write(text: string): Promise<void> {
    if (text === '') return;
    const part = Buffer.from(text);
    this.#hash.update(part);
    this.#bytes += part.length;
    if (!this.#text.write(part)) await Promise.race([once(this.#text, 'drain'), this.#done]);
  }

  async finish(code: FeedCode): Promise<WrittenFeed> {
    this.#text.end();
    await this.#done;
    const hash = this.#hash.digest('hex');
    const file = `${code}-${hash.slice(0, 32)}.gz`;
    await rename(this.#path, join(this.#folder, file));
    return { file, hash, bytes: this.#bytes };
  }

  async abandon(): Promise<void> {
    this.#text.destroy();
    await this.#done.catch(() => undefined);
    await rm(this.#path, { force: true });
  }
}

/** Removes files that no feed names any more, a while after they were written: somebody may still read them. */
export async function sweepFeeds(
  dataDir: string,
  kept: ReadonlySet<string>,
  before: Date,
): Promise<void> {
  const folder = feedFolder(dataDir);
  for (const name of await readdir(folder).catch(whereAbsent([]))) {
    const path = join(folder, name);
    const found = kept.has(name) ? null : await stat(path).catch(whereAbsent(null));
    if (found && found.mtime < before) await rm(path, { force: true });
  }
}
