import type { Knex } from 'knex';
import { lockedVersion } from '../platform/resources/locked-version.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { loadFileset, type FilesetView } from './fileset-view.ts';
import { picturesChanged, refuseWhenUsed, usesOf } from './fileset-uses.ts';
import type { Rows } from '../platform/database/rows.ts';

type FileRow = Pick<Rows['fileset_files'], 'id' | 'fileset_id' | 'version'>;

/** What staff do with one picture of a fileset. */
export function fileRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;

  /** Locks the fileset and then its file, so that changes of one gallery come one after the other. */
  const lockFile = async (
    trx: Knex,
    id: number,
    version: number,
    view: (filesetId: number) => Promise<FilesetView>,
    changes?: Readonly<Record<string, unknown>>,
  ): Promise<FileRow> => {
    const found: FileRow | undefined = await trx('fileset_files').where({ id }).first('fileset_id');
    if (!found) throw new Refusal(404, 'not_found');
    await trx('filesets').where({ id: found.fileset_id }).forUpdate().select('id');
    const rows = trx('fileset_files')
      .where({ id })
      .forUpdate()
      .select<FileRow[]>('id', 'fileset_id', 'version');
    const edit = changes && { trx, table: 'fileset_files', changes };
    return lockedVersion(rows, version, () => view(found.fileset_id), edit);
  };

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
