import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { loadFileset } from './fileset-view.ts';
import { picturesChanged, refuseWhenUsed, usesOf } from './fileset-uses.ts';
import { lockFile } from './lock-file.ts';

/** What staff do with one picture of a fileset. */
export function fileRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;

  const update = bind('gallery-file-update', async ({ params, body }, { language }) =>
    knex.transaction(async (trx) => {
      const view = (filesetId: number) => loadFileset(trx, filesetId, language);
      const { version, ...changes } = body;
      const row = await lockFile(trx, params.fileId, version, view, changes);
      await trx('fileset_files')
        .where({ id: row.id })
        .update({
          version: row.version + 1,
          ...(body.altCs !== undefined && { alt_cs: body.altCs }),
          ...(body.altRo !== undefined && { alt_ro: body.altRo }),
          ...(body.colorSlug !== undefined && { color_slug: body.colorSlug }),
        });
      await picturesChanged(trx, deps, row.fileset_id);
      return view(row.fileset_id);
    }),
  );

  const remove = bind('gallery-file-delete', async ({ params, query }, { language }) =>
    knex.transaction(async (trx) => {
      const view = (filesetId: number) => loadFileset(trx, filesetId, language);
      const { id, fileset_id } = await lockFile(trx, params.fileId, query.version, view);
      const { files } = await view(fileset_id);
      // One of several goes without harm; without the last one, a product would show nothing.
      if (files.length === 1) refuseWhenUsed(await usesOf(trx, fileset_id));
      await trx('fileset_files').where({ id }).delete();
      await trx('filesets')
        .where({ id: fileset_id })
        .update({ version: trx.raw('version + 1') });
      await picturesChanged(trx, deps, fileset_id);
      return view(fileset_id);
    }),
  );

  return [update, remove];
}
