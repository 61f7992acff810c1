import type { Dependencies } from '../platform/dependencies.ts';
import { touchMedia } from '../platform/files/media-folder.ts';
import { OneAtATime } from '../platform/files/one-at-a-time.ts';
import { storePicture, type StoredPicture } from '../platform/files/store-picture.ts';
import { lockMedia } from '../platform/files/sweep-media.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import { loadFileset } from './fileset-view.ts';
import { picturesChanged } from './fileset-uses.ts';

// A gallery beyond this is a mistake, and its page would load for ever.
const mostFiles = 500;

interface NewFile {
  readonly filesetId: number;
  readonly picture: StoredPicture;
  readonly altCs: string;
  readonly altRo: string;
  readonly colorSlug: string | null;
  readonly createdBy: number | null;
}

/**
 * Adds pictures. The resized files are in place before the row that names them is: whoever is
 * answered can show them, and a restart in between leaves only files that nobody names.
 */
export function uploadRoutes(deps: Dependencies): BoundRoute[] {
  const { knex, environment, now } = deps;
  const resizing = new OneAtATime();

  const add = bind('gallery-file-add', async ({ params, body, file }, { language, user }) => {
    const { filesetId } = params;
    await loadFileset(knex, filesetId, language);
    const stored = await resizing.run(() => storePicture(environment.dataDir, file.content, now()));
    if (!stored.ok) throw new FieldRefusal({ file: [stored.error] });
    await insertFile(deps, {
      filesetId,
      picture: stored.value,
      altCs: body.altCs,
      altRo: body.altRo,
      colorSlug: body.colorSlug ?? null,
      createdBy: user?.id ?? null,
    });
    return loadFileset(knex, filesetId, language);
  });

  return [add];
}

async function insertFile(deps: Dependencies, file: NewFile): Promise<void> {
  const { filesetId, picture } = file;
  await deps.knex.transaction(async (trx) => {
    const fileset: unknown = await trx('filesets').where({ id: filesetId }).forUpdate().first('id');
    if (fileset === undefined) throw new Refusal(404, 'not_found');
    await lockMedia(trx);
    const isThere = await touchMedia(deps.environment.dataDir, picture.sha256, deps.now());
    if (!isThere) throw new Refusal(409, 'conflict');
    const files = await trx('fileset_files')
      .where({ fileset_id: filesetId })
      .select<{ sha256: string; position: number }[]>('sha256', 'position');
    if (files.length >= mostFiles) throw new FieldRefusal({ file: ['too_many_pictures'] });
    if (files.some(({ sha256 }) => sha256 === picture.sha256)) {
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
  });
}
