import type { Knex } from 'knex';
import { foldText } from '#core/shared/text.ts';
import type { Language } from '#core/market/market.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { refreshCards } from '../read-models/refresh-cards.ts';

interface Family {
  readonly id: number;
  readonly fileset_id: number | null;
  readonly name_cs: string;
}

async function view(knex: Knex, id: number, language: Language) {
  const row: { fileset_id: number | null } | undefined = await knex('meta_masters')
    .where({ id })
    .first('fileset_id');
  if (!row) throw new Refusal(404, 'not_found');
  const { rows } = await knex.raw<{ rows: { slug: string; name: string }[] }>(
    `select c.code as slug, c.name_${language} as name from attribute_values c
     where c.id in (select v.color_value_id from master_products v where v.meta_master_id = ?)
     order by c.position, c.id`,
    [id],
  );
  return { filesetId: row.fileset_id, colors: rows };
}

/** Where the pictures of a family are kept; whoever keeps pictures may begin with the first. */
export const familyPictureRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('admin-family-pictures', ({ params: { metaMasterId } }, { language }) =>
    view(deps.knex, metaMasterId, language),
  ),
  bind('admin-family-pictures-ensure', ({ params: { metaMasterId: id } }, { language }) =>
    deps.knex.transaction(async (trx) => {
      const filesetId = await ensureFileset(trx, deps, id);
      if (filesetId === null) throw new Refusal(404, 'not_found');
      return view(trx, id, language);
    }),
  ),
];

/** Where the pictures of a family are kept, made where there is no place yet; null where there is no family. */
export async function ensureFileset(
  trx: Knex.Transaction,
  deps: Dependencies,
  familyId: number,
): Promise<number | null> {
  const [family] = await trx('meta_masters')
    .where({ id: familyId })
    .forUpdate()
    .select<Family[]>('id', 'fileset_id', 'name_cs');
  if (!family) return null;
  if (family.fileset_id !== null) return family.fileset_id;
  const { id, name_cs: name } = family;
  const [made] = await trx('filesets')
    .insert({ name, search_text: foldText(name) })
    .returning<{ id: number }[]>('id');
  if (!made) throw new Error('a fileset got no id');
  await trx('meta_masters')
    .where({ id })
    .update({ fileset_id: made.id, version: trx.raw('version + 1') });
  await refreshCards(trx, [id], deps);
  return made.id;
}
