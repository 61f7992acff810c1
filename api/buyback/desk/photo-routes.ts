import { randomBytes } from 'node:crypto';
import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { BuybackStatus } from '#core/buyback/buyback-status.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { OneAtATime } from '../../platform/files/one-at-a-time.ts';
import { staffOf } from '../../platform/http/signed-in.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { FieldRefusal, Refusal } from '../../platform/http/refusal.ts';
import { photoView } from './desk-rows.ts';
import { readPrivate, removePrivate, writePrivate } from '../../platform/files/private-files.ts';
import { buybackPhotos, readPhoto, type PhotoPixels } from './photo-files.ts';

const mostPhotos = 30;

interface StoredPhoto {
  readonly id: number;
  readonly width: number;
  readonly height: number;
  readonly at: Date;
}

/** Photos belong to an inspection that is still open; afterwards they are its proof. */
async function lockInspected(trx: Knex, id: number): Promise<void> {
  const row: { status: BuybackStatus } | undefined = await trx('buybacks')
    .where({ id })
    .forUpdate()
    .first('status');
  if (!row) throw new Refusal(404, 'not_found');
  if (row.status !== 'received') throw new FieldRefusal({ file: ['photo_not_now'] });
}

export function photoRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;
  const resizing = new OneAtATime();

  const add = bind('buyback-photo-add', async ({ params: { id }, file }, context) => {
    await knex.transaction((trx) => lockInspected(trx, id));
    const read = await resizing.run(() => readPhoto(file.content));
    if (!read.ok) throw new FieldRefusal({ file: [read.error] });
    const by = staffOf(context);
    const stored = await storePhoto(deps, id, read.value, { staffId: by.id, at: context.now });
    return photoView({ ...stored, name: by.name });
  });

  const show = bind('buyback-photo', async ({ params: { id, photoId } }) => {
    const row: { file: string } | undefined = await knex('buyback_photos')
      .where({ id: photoId, buyback_id: id })
      .first('file');
    if (!row) throw new Refusal(404, 'not_found');
    const content = await readPrivate(buybackPhotos, deps, { rowId: id, name: row.file });
    return { content, name: `foto-${String(id)}-${String(photoId)}.jpg`, type: 'image/jpeg' };
  });

  const remove = bind('buyback-photo-delete', async ({ params: { id, photoId } }) => {
    const [row] = await knex.transaction(async (trx) => {
      await lockInspected(trx, id);
      return trx('buyback_photos')
        .where({ id: photoId, buyback_id: id })
        .delete()
        .returning<{ file: string }[]>('file');
    });
    if (!row) throw new Refusal(404, 'not_found');
    await removePrivate(buybackPhotos, deps, row.file);
    return undefined;
  });

  return [add, show, remove];
}

/** File and row come to be together or not at all; a file without a row would belong to nobody. */
async function storePhoto(
  deps: Dependencies,
  buybackId: number,
  { content, width, height }: PhotoPixels,
  { staffId, at }: { readonly staffId: number; readonly at: Date },
): Promise<StoredPhoto> {
  const digest = createHash('sha256').update(content).digest();
  const file = randomBytes(16).toString('base64url');
  await writePrivate(buybackPhotos, deps, { rowId: buybackId, name: file, content });
  try {
    return await deps.knex.transaction(async (trx) => {
      await lockInspected(trx, buybackId);
      const there = await trx('buyback_photos')
        .where({ buyback_id: buybackId })
        .select<{ digest: Buffer }[]>('digest');
      if (there.length >= mostPhotos) throw new FieldRefusal({ file: ['too_many_photos'] });
      if (there.some((one) => one.digest.equals(digest))) {
        throw new FieldRefusal({ file: ['photo_already_there'] });
      }
      const [stored] = await trx('buyback_photos')
        .insert({ buyback_id: buybackId, staff_id: staffId, file, digest, width, height, at })
        .returning<StoredPhoto[]>(['id', 'width', 'height', 'at']);
      if (!stored) throw new Error('a photo got no row');
      return stored;
    });
  } catch (error) {
    await removePrivate(buybackPhotos, deps, file);
    throw error;
  }
}
