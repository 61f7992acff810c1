import type { Knex } from 'knex';
import { isCheckable } from '#core/service/repair-checks.ts';
import { isClosedRepair, type RepairStatus } from '#core/service/repair-status.ts';
import type { Rows } from '../../platform/database/rows.ts';
import type { PrivateFiles } from '../../platform/files/private-files.ts';
import { sweepPhotosOf } from '../../platform/files/sweep-private-photos.ts';

/** What the counter and the bench photograph; nobody else's eyes. */
export const repairPhotos: PrivateFiles = {
  folder: 'repair-photos',
  table: 'repair_photos',
  column: 'file',
  owner: 'repair_id',
};

export const sweepRepairPhotos = sweepPhotosOf(repairPhotos, {
  name: 'repair-sweep-photos',
  schedule: '15 3 * * *',
});

export type PhotoKind = Rows['repair_photos']['kind'];

/** Whether photos of a kind can be added now: those of the intake until the device is put together again. */
export const takesPhoto = (status: RepairStatus, kind: PhotoKind): boolean =>
  kind === 'intake' ? isCheckable(status, 'before') : !isClosedRepair(status);

export type PhotoRow = Omit<Rows['repair_photos'], 'file' | 'repair_id' | 'staff_id'> & {
  readonly by: string;
};

export const photosOf = (db: Knex, repairId: number): Promise<PhotoRow[]> =>
  db('repair_photos as f')
    .join('users as u', 'u.id', 'f.staff_id')
    .where('f.repair_id', repairId)
    .orderBy('f.id')
    .select<PhotoRow[]>('f.id', 'f.kind', 'f.caption', 'f.digest', 'f.width', 'f.height', 'f.at', {
      by: 'u.name',
    });

/** The last moment at which the intake was signed; null where it never was. */
export async function intakeSignedAt(db: Knex, repairId: number): Promise<Date | null> {
  const row = await db('repair_signatures')
    .where({ repair_id: repairId, kind: 'intake' })
    .orderBy('id', 'desc')
    .first<{ at: Date } | undefined>('at');
  return row?.at ?? null;
}

type Dated = Pick<PhotoRow, 'kind' | 'at'>;

/** What was signed stays as its proof. */
export const isProof = ({ kind, at }: Dated, signedAt: Date | null): boolean =>
  kind === 'intake' && signedAt !== null && at <= signedAt;

export const photoView = (
  { id, kind, caption, width, height, at, by }: Omit<PhotoRow, 'digest'>,
  mayDelete: boolean,
) => ({ id, kind, caption, width, height, by, at: at.toISOString(), mayDelete });
