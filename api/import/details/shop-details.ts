import type { Knex } from 'knex';
import type { ImportField } from '#core/import/import-fields.ts';
import { placeCategory, type NamedCategory } from '#core/import/place-category.ts';
import { rememberPlaces, type ShopDetails } from '#core/import/plan-details.ts';
import { knownAttributes } from '#core/import/read-attributes.ts';
import type { Mapping } from '#core/import/guess-mapping.ts';
import type { Language } from '#core/market/market.ts';
import { foldText } from '#core/shared/text.ts';
import { readAttributeRows } from '../../read-models/attribute-rows.ts';
import type { ImportOptions } from '../import-rows.ts';
import type { Names } from '../read-names.ts';

interface Asked {
  readonly mapping: Mapping;
  readonly options: Pick<ImportOptions, 'addsCategories'>;
  readonly names: Pick<Names, 'manufacturers'>;
  readonly language: Language;
}

/** What of the shop rows are set beside; only what the columns of the file speak of is read. */
export async function readShopDetails(
  db: Knex,
  { mapping, options, names, language }: Asked,
): Promise<ShopDetails> {
  const speaksOf = (field: ImportField) => mapping.includes(field);
  const categories = speaksOf('category') ? await readCategories(db) : [];
  const parentOf = new Map(categories.map(({ id, parent }) => [id, parent]));
  return {
    language,
    placeOf: rememberPlaces((path) => placeCategory(path, categories)),
    isWithin: (id, above) => {
      let at: number | null | undefined = id;
      while (at !== null && at !== undefined && at !== above) at = parentOf.get(at);
      return at === above;
    },
    attributes: knownAttributes(speaksOf('attribute') ? await readAttributeRows(db) : []),
    hasManufacturer: (name) => names.manufacturers.has(foldText(name)),
    // What was remembered of a supplier before there was a choice.
    addsCategories: options.addsCategories ?? false,
  };
}

const readCategories = (db: Knex): Promise<NamedCategory[]> =>
  db('type_categories').orderBy('id').select<NamedCategory[]>({
    id: 'id',
    parent: 'parent_id',
    nameCs: 'name_cs',
    nameRo: 'name_ro',
  });

/** Names of the shop's attributes, folded, by which columns of a file are known. */
export async function attributeNames(db: Knex): Promise<ReadonlySet<string>> {
  const rows = await db('attributes').select('name_cs', 'name_ro');
  return new Set(rows.flatMap(({ name_cs: cs, name_ro: ro }) => [foldText(cs), foldText(ro)]));
}
