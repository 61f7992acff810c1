import type { Dependencies } from '../platform/dependencies.ts';
import { OneAtATime } from '../platform/files/one-at-a-time.ts';
import { storePicture } from '../platform/files/store-picture.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import { addPicture } from './add-picture.ts';
import { loadFileset } from './fileset-view.ts';

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
    const picture = {
      filesetId,
      picture: stored.value,
      altCs: body.altCs,
      altRo: body.altRo,
      colorSlug: body.colorSlug ?? null,
      createdBy: user?.id ?? null,
    };
    await deps.knex.transaction((trx) => addPicture(trx, deps, picture));
    return loadFileset(knex, filesetId, language);
  });

  return [add];
}
