import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { Dependencies } from '../dependencies.ts';
import { FieldRefusal, Refusal } from '../http/refusal.ts';
import { OneAtATime } from './one-at-a-time.ts';
import { readPrivate, removePrivate, writePrivate, type PrivateFiles } from './private-files.ts';
import { readPhoto, type PhotoPixels } from './read-photo.ts';

const mostPhotos = 30;

export interface StoredPhoto {
  readonly id: number;
  readonly width: number;
  readonly height: number;
  readonly at: Date;
}

interface SentPhoto {
  readonly ownerId: number;
  readonly content: Uint8Array;
  /** What its row says beside the picture. */
  readonly columns: { readonly staff_id: number; readonly at: Date } & Readonly<
    Record<string, unknown>
  >;
  /** Locks the owner, and refuses where nothing may be added to it now. */
  readonly lock: (trx: Knex.Transaction) => Promise<void>;
}

interface OnePhoto {
  readonly ownerId: number;
  readonly photoId: number;
}

/**
 * Photos that staff take of somebody's thing: encrypted, at most 30 of one owner, none twice. Their table has `id`, `digest`,
 * `width`, `height`, `at` and `staff_id` beside the columns that `files` names.
 */
export class PrivatePhotos {
  readonly #resizing = new OneAtATime();

  readonly #files: PrivateFiles;
  readonly #deps: Dependencies;

  constructor(files: PrivateFiles, deps: Dependencies) {
    this.#files = files;
    this.#deps = deps;
  }

  /** Stores a photo; refuses by the field `file` what is none, what is here already, and one too many. */
  async add(sent: SentPhoto): Promise<StoredPhoto> {
    await this.#deps.knex.transaction(sent.lock);
    const read = await this.#resizing.run(() => readPhoto(sent.content));
    if (!read.ok) throw new FieldRefusal({ file: [read.error] });
    return this.#store(sent, read.value);
  }

  /** A photo as JPEG; 404 where its owner has none of this id. */
  async read({ ownerId, photoId }: OnePhoto): Promise<Buffer> {
    const { table, column, owner } = this.#files;
    const row = await this.#deps
      .knex(table)
      .where({ id: photoId, [owner]: ownerId })
      .first<{ name: string } | undefined>({ name: column });
    if (!row) throw new Refusal(404, 'not_found');
    return readPrivate(this.#files, this.#deps, { rowId: ownerId, name: row.name });
  }

  /** Deletes a photo with its file, once `lock` lets it. */
  async remove({ ownerId, photoId }: OnePhoto, lock: SentPhoto['lock']): Promise<void> {
    const { table, column, owner } = this.#files;
    const [row] = await this.#deps.knex.transaction(async (trx) => {
      await lock(trx);
      return trx(table)
        .where({ id: photoId, [owner]: ownerId })
        .delete()
        .returning<{ name: string }[]>(trx.ref(column).as('name'));
    });
    if (!row) throw new Refusal(404, 'not_found');
    await removePrivate(this.#files, this.#deps, row.name);
  }

  /** File and row come to be together or not at all; a file without a row would belong to nobody. */
  async #store(
    { ownerId, columns, lock }: SentPhoto,
    { content, width, height }: PhotoPixels,
  ): Promise<StoredPhoto> {
    const { table, column, owner } = this.#files;
    const digest = createHash('sha256').update(content).digest();
    const name = randomBytes(16).toString('base64url');
    await writePrivate(this.#files, this.#deps, { rowId: ownerId, name, content });
    try {
      return await this.#deps.knex.transaction(async (trx) => {
        await lock(trx);
        await this.#refuseWhatIsThere(trx, ownerId, digest);
        const [stored] = await trx(table)
          .insert({ ...columns, [owner]: ownerId, [column]: name, digest, width, height })
          .returning<StoredPhoto[]>(['id', 'width', 'height', 'at']);
        if (!stored) throw new Error('a photo got no row');
        return stored;
      });
    } catch (error) {
      await removePrivate(this.#files, this.#deps, name);
      throw error;
    }
  }

  async #refuseWhatIsThere(trx: Knex, ownerId: number, digest: Buffer): Promise<void> {
    const { table, owner } = this.#files;
    const there = await trx(table)
      .where({ [owner]: ownerId })
      .select<{ digest: Buffer }[]>('digest');
    if (there.length >= mostPhotos) throw new FieldRefusal({ file: ['too_many_photos'] });
    if (there.some((one) => one.digest.equals(digest))) {
      throw new FieldRefusal({ file: ['photo_already_there'] });
    }
  }
}
