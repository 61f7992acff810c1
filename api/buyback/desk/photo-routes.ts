import type { Knex } from 'knex';
import type { BuybackStatus } from '#core/buyback/buyback-status.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { PrivatePhotos } from '../../platform/files/private-photos.ts';
import { staffOf } from '../../platform/http/signed-in.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { FieldRefusal, Refusal } from '../../platform/http/refusal.ts';
import { photoView } from './desk-rows.ts';
import { buybackPhotos } from './photo-files.ts';

/** Photos belong to an inspection that is still open; afterwards they are its proof. */
const lockInspected =
  (id: number) =>
  async (trx: Knex): Promise<void> => {
    const row: { status: BuybackStatus } | undefined = await trx('buybacks')
      .where({ id })
      .forUpdate()
      .first('status');
    if (!row) throw new Refusal(404, 'not_found');
    if (row.status !== 'received') throw new FieldRefusal({ file: ['photo_not_now'] });
  };

export function photoRoutes(deps: Dependencies): BoundRoute[] {
  const photos = new PrivatePhotos(buybackPhotos, deps);

  const add = bind('buyback-photo-add', async ({ params: { id }, file }, context) => {
    const by = staffOf(context);
    const stored = await photos.add({
      ownerId: id,
      content: file.content,
      columns: { staff_id: by.id, at: context.now },
      lock: lockInspected(id),
    });
    return photoView({ ...stored, name: by.name });
  });

  const show = bind('buyback-photo', async ({ params: { id, photoId } }) => {
    const content = await photos.read({ ownerId: id, photoId });
    return { content, name: `foto-${String(id)}-${String(photoId)}.jpg`, type: 'image/jpeg' };
  });

  const remove = bind('buyback-photo-delete', async ({ params: { id, photoId } }) => {
    await photos.remove({ ownerId: id, photoId }, lockInspected(id));
    return undefined;
  });

  return [add, show, remove];
}
