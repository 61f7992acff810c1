import type { Knex } from 'knex';
import { foldText } from '#core/shared/text.ts';
import { lockedVersion } from '../platform/resources/locked-version.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import { findFilesets, loadFileset, type FilesetView } from './fileset-view.ts';
import { namedUses, picturesChanged, refuseWhenUsed, usesOf } from './fileset-uses.ts';
import type { Rows } from '../platform/database/rows.ts';

type FilesetRow = Pick<Rows['filesets'], 'id' | 'version'>;

/** What staff do with filesets as a whole. */
export function filesetRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;

  const byTerm = bind('gallery-filesets-by-term', ({ query }, { language }) =>
    findFilesets(deps.reads, query, language),
  );

  const detail = bind('gallery-fileset', ({ params }, { language }) =>
    loadFileset(knex, params.filesetId, language),
  );

  const photo = bind('photo-fileset', async ({ params }, { language }) => {
    const { id, name, files } = await loadFileset(knex, params.photoId, language);
    return { id, name, photo: files[0]?.picture ?? null };
  });

  const add = bind('gallery-fileset-add', async ({ body: { name } }, { language }) => {
    const [row] = await knex.transaction((trx) =>
      trx('filesets')
        .insert({ name, search_text: foldText(name) })
        .returning<FilesetRow[]>('id'),
    );
    if (!row) throw new Error('the fileset was not stored');
    return loadFileset(knex, row.id, language);
  });

  const update = bind('gallery-fileset-update', async ({ params, body }, { language, now }) => {
    const { filesetId: id } = params;
    await knex.transaction(async (trx) => {
      const { version, ...changes } = body;
      const view = () => loadFileset(trx, id, language);
      const fileset = await lockedFileset(trx, id, version, view, changes);
      if (body.order) await putInOrder(trx, id, body.order);
      const { name } = body;
      await trx('filesets')
        .where({ id })
        .update({
          version: fileset.version + 1,
          updated_at: now,
          ...(name !== undefined && { name, search_text: foldText(name) }),
        });
      await picturesChanged(trx, deps, id);
    });
    return loadFileset(knex, id, language);
  });

  const uses = bind('gallery-fileset-uses', async ({ params }, { language }) => {
    await loadFileset(knex, params.filesetId, language);
    return namedUses(knex, params.filesetId, language);
  });

  const remove = bind('gallery-fileset-delete', async ({ params, query }, { language }) => {
    const { filesetId: id } = params;
    await knex.transaction(async (trx) => {
      await lockedFileset(trx, id, query.version, () => loadFileset(trx, id, language));
      refuseWhenUsed(await usesOf(trx, id));
      await trx('filesets').where({ id }).delete();
    });
    return undefined;
  });

  return [byTerm, detail, photo, add, update, uses, remove];
}

const lockedFileset = (
  trx: Knex,
  id: number,
  version: number,
  current: () => Promise<FilesetView>,
  changes?: Readonly<Record<string, unknown>>,
): Promise<FilesetRow> =>
  lockedVersion<FilesetRow>(
    trx('filesets').where({ id }).forUpdate().select('id', 'version'),
    version,
    current,
    changes && {
      trx,
      table: 'filesets',
      changes,
      parts: { order: { table: 'fileset_files' } },
      theirs: async () => ({ order: (await current()).files.map((file) => file.id) }),
    },
  );

/** The order names every picture once: a list that lost one would leave its place to chance. */
async function putInOrder(trx: Knex, filesetId: number, order: readonly number[]): Promise<void> {
  const files: { id: number }[] = await trx('fileset_files')
    .where({ fileset_id: filesetId })
    .select('id');
  const known = new Set(files.map(({ id }) => id));
  const isWhole = order.length === known.size && new Set(order).size === known.size;
  if (!isWhole || order.some((id) => !known.has(id))) {
    throw new FieldRefusal({ order: ['incomplete_order'] });
  }
  await trx.raw(
    `update fileset_files f set position = o.place - 1
     from unnest(?::integer[]) with ordinality as o (id, place) where f.id = o.id`,
    [[...order]],
  );
}
