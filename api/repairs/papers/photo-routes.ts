import type { Knex } from 'knex';
import type { Dependencies } from '../../platform/dependencies.ts';
import { PrivatePhotos } from '../../platform/files/private-photos.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { FieldRefusal, Refusal } from '../../platform/http/refusal.ts';
import { staffOf } from '../../platform/http/signed-in.ts';
import { requireRepair } from '../require-repair.ts';
import { papersView } from './papers-view.ts';
import {
  intakeSignedAt,
  isProof,
  photoView,
  repairPhotos,
  takesPhoto,
  type PhotoKind,
} from './photo-rows.ts';

const lockTaking = (id: number, kind: PhotoKind) => async (trx: Knex) => {
  const { status } = await requireRepair(trx, id, true);
  if (!takesPhoto(status, kind)) throw new FieldRefusal({ file: ['repair_photo_not_now'] });
};

const lockDeletable = (id: number, photoId: number) => async (trx: Knex) => {
  const { status } = await requireRepair(trx, id, true);
  const photo = await trx('repair_photos')
    .where({ id: photoId, repair_id: id })
    .first<{ kind: PhotoKind; at: Date } | undefined>('kind', 'at');
  if (!photo) throw new Refusal(404, 'not_found');
  if (!takesPhoto(status, photo.kind)) throw new FieldRefusal({ file: ['repair_photo_not_now'] });
  if (isProof(photo, await intakeSignedAt(trx, id))) {
    throw new FieldRefusal({ file: ['photo_is_proof'] });
  }
};

/** Photos of the intake, and beside them those of the bench. */
export function photoRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;
  const photos = new PrivatePhotos(repairPhotos, deps);

  const add = bind('admin-repair-photo-add', async ({ params: { id, kind }, file }, context) => {
    const by = staffOf(context);
    const stored = await photos.add({
      ownerId: id,
      content: file.content,
      columns: { staff_id: by.id, at: context.now, kind },
      lock: lockTaking(id, kind),
    });
    return photoView({ ...stored, kind, caption: '', by: by.name }, true);
  });

  const show = bind('admin-repair-photo', async ({ params: { id, photoId } }) => {
    const content = await photos.read({ ownerId: id, photoId });
    return { content, name: `foto-${String(id)}-${String(photoId)}.jpg`, type: 'image/jpeg' };
  });

  const describe = bind('admin-repair-photo-caption', ({ params, body }, { language }) =>
    knex.transaction(async (trx) => {
      const row = await requireRepair(trx, params.id, true);
      const changed = await trx('repair_photos')
        .where({ id: params.photoId, repair_id: row.id })
        .update({ caption: body.caption });
      if (changed === 0) throw new Refusal(404, 'not_found');
      return papersView(trx, deps, row, language);
    }),
  );

  const remove = bind('admin-repair-photo-delete', async ({ params: { id, photoId } }) => {
    await photos.remove({ ownerId: id, photoId }, lockDeletable(id, photoId));
    return undefined;
  });

  return [add, show, describe, remove];
}
