import type { Knex } from 'knex';
import type { Dependencies } from '../platform/dependencies.ts';
import { touchMedia } from '../platform/files/media-folder.ts';
import type { StoredPicture } from '../platform/files/store-picture.ts';
import { lockMedia } from '../platform/files/sweep-media.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { picturesChanged } from './fileset-uses.ts';

// A gallery beyond this is a mistake, and its page would load for ever.
const mostFiles = 500;

export interface NewPicture {
  readonly filesetId: number;
  readonly picture: StoredPicture;
  readonly altCs: string;
  readonly altRo: string;
  readonly colorSlug: string | null;
  readonly createdBy: number | null;
}

/** Adds a stored picture at the end of a fileset; what shows it follows in the same transaction. */
export async function addPicture(
  trx: Knex.Transaction,
  deps: Dependencies,
  file: NewPicture,
): Promise<void> {
  const { filesetId, picture } = file;
  const fileset: unknown = await trx('filesets').where({ id: filesetId }).forUpdate().first('id');
  if (fileset === undefined) throw new Refusal(404, 'not_found');
  await lockMedia(trx);
  const isThere = await touchMedia(deps.environment.dataDir, picture.sha256, deps.now());
  if (!isThere) throw new Refusal(409, 'conflict');
  const files = await trx('fileset_files')
    .where({ fileset_id: filesetId })
    .select<{ sha256: string; source_sha256: string | null; position: number }[]>(
      ...(['sha256', 'source_sha256', 'position'] as const),
    );
  if (files.length >= mostFiles) throw new FieldRefusal({ file: ['too_many_pictures'] });
  if (files.some((one) => (one.source_sha256 ?? one.sha256) === picture.sha256)) {
    throw new FieldRefusal({ file: ['image_already_there'] });
  }
  await trx('fileset_files').insert({
    fileset_id: filesetId,
    position: Math.max(-1, ...files.map(({ position }) => position)) + 1,
    sha256: picture.sha256,
    original_mime: picture.mime,
    width: picture.width,
    height: picture.height,
    widths: picture.widths,
    alt_cs: file.altCs,
    alt_ro: file.altRo,
    color_slug: file.colorSlug,
    created_by: file.createdBy,
  });
  await trx('filesets')
    .where({ id: filesetId })
    .update({ version: trx.raw('version + 1'), updated_at: deps.now() });
  await picturesChanged(trx, deps, filesetId);
}
