import type { Knex } from 'knex';
import type { Dependencies } from '../../platform/dependencies.ts';
import { query } from '../../platform/database/query.ts';
import { sweepPrivate, type PrivateFiles } from '../../platform/files/private-files.ts';
import { PrivatePhotos } from '../../platform/files/private-photos.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { staffOf } from '../../platform/http/signed-in.ts';
import type { JobDefinition } from '../../platform/jobs/job-queue.ts';
import type { SignedInUser } from '../../platform/sessions/sessions.ts';

/** What packers photograph; a label with somebody's address may be on it. */
export const parcelPhotos: PrivateFiles = {
  folder: 'parcel-photos',
  table: 'parcel_photos',
  column: 'file',
  owner: 'parcel_id',
};

const packerSql = 'select packed_by as "packedBy" from parcels where id = $1';

/** 404 of a parcel that there is not, and of one that another packed, except for supervisors. */
async function requireParcel(db: Knex, id: number, { id: own, permissions }: SignedInUser) {
  const [parcel] = await query<{ packedBy: number }>(db, packerSql, [id]);
  const isTheirs = parcel?.packedBy === own || permissions.includes('warehouse.manage');
  if (!parcel || !isTheirs) throw new Refusal(404, 'not_found');
}

const listSql = `
  select f.id, f.width, f.height, f.at, u.name as by
  from parcel_photos f join users u on u.id = f.staff_id where f.parcel_id = $1 order by f.id`;

interface PhotoRow {
  readonly id: number;
  readonly width: number;
  readonly height: number;
  readonly at: Date;
  readonly by: string;
}

const viewOf = ({ at, ...photo }: PhotoRow) => ({ ...photo, at: at.toISOString() });

/** Photos of what is in a parcel: proof against "it was not in there". */
export function parcelPhotoRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;
  const photos = new PrivatePhotos(parcelPhotos, deps);

  const list = bind('parcel-photos', async ({ params: { id } }, context) => {
    await requireParcel(knex, id, staffOf(context));
    return { photos: (await query<PhotoRow>(knex, listSql, [id])).map(viewOf) };
  });

  const add = bind('parcel-photo-add', async ({ params: { id }, file }, context) => {
    const by = staffOf(context);
    const stored = await photos.add({
      ownerId: id,
      content: file.content,
      columns: { staff_id: by.id, at: context.now },
      lock: async (trx) => {
        await query(trx, 'select id from parcels where id = $1 for no key update', [id]);
        await requireParcel(trx, id, by);
      },
    });
    const { at, height, id: photoId, width } = stored;
    return viewOf({ id: photoId, width, height, at, by: by.name });
  });

  const show = bind('parcel-photo', async ({ params: { id, photoId } }, context) => {
    await requireParcel(knex, id, staffOf(context));
    const content = await photos.read({ ownerId: id, photoId });
    return { content, name: `balik-${String(id)}-${String(photoId)}.jpg`, type: 'image/jpeg' };
  });

  return [list, add, show];
}

const dayMs = 86_400_000;
/** As long as goods may be claimed. */
const keptDays = 730;

/** Forgets photos once nobody may claim what they prove, and files that no row names. */
export const sweepParcelPhotos: JobDefinition = {
  name: 'parcel-sweep-photos',
  schedule: '45 3 * * *',
  run: async (_, deps) => {
    const now = deps.now().getTime();
    const before = new Date(now - keptDays * dayMs);
    await query(deps.knex, 'delete from parcel_photos where at < $1', [before]);
    // An upload that is under way keeps its own.
    await sweepPrivate(parcelPhotos, deps, new Date(now - dayMs));
  },
};
