import type { Knex } from 'knex';
import { seoNameOf } from '#core/categories/seo-name-of.ts';
import type { ReadAttribute } from '#core/import/read-attributes.ts';
import { foldText } from '#core/shared/text.ts';

/** Where attributes stand whose file names no group. */
const usualGroup = { cs: 'Parametry', ro: 'Parametri' } as const;

/** What a batch has made, by what files call it. */
export interface MadeAttributes {
  readonly attributes: Map<string, number>;
  readonly values: Map<string, number>;
}
export const nothingMade = (): MadeAttributes => ({ attributes: new Map(), values: new Map() });

/** The id of the attribute that a cell speaks of, made with its group and unit where the shop does not have it. */
export async function attributeIdOf(
  trx: Knex,
  { attribute, title, kind }: ReadAttribute,
  { attributes }: MadeAttributes,
): Promise<number> {
  if (attribute) return attribute.id;
  const key = foldText(`${title.group ?? ''} > ${title.name}`);
  const before = attributes.get(key);
  if (before !== undefined) return before;
  const id = await insert(trx, 'attributes', {
    code: await freeCode(trx, 'attributes', title.name),
    group_id: await groupIdOf(trx, title.group),
    unit_id: title.unit === null ? null : await unitIdOf(trx, title.unit),
    kind,
    name_cs: title.name,
    name_ro: title.name,
    position: await nextPosition(trx, 'attributes'),
    is_facet: false,
  });
  attributes.set(key, id);
  return id;
}

/** Ids of the values that a cell names, in their order; those that the attribute does not have are added last. */
export async function valueIdsOf(
  trx: Knex,
  attributeId: number,
  { values }: ReadAttribute,
  made: MadeAttributes,
): Promise<number[]> {
  const ids: number[] = [];
  for (const { name, id } of values) {
    const key = `${String(attributeId)} ${foldText(name)}`;
    const known = id ?? made.values.get(key) ?? (await addValue(trx, attributeId, name));
    made.values.set(key, known);
    ids.push(known);
  }
  return ids;
}

const addValue = async (trx: Knex, attributeId: number, name: string): Promise<number> =>
  insert(trx, 'attribute_values', {
    attribute_id: attributeId,
    code: await freeCode(trx, 'attribute_values', name, { attribute_id: attributeId }),
    name_cs: name,
    name_ro: name,
    position: await nextPosition(trx, 'attribute_values'),
  });

async function groupIdOf(trx: Knex, name: string | null): Promise<number> {
  const cs = name ?? usualGroup.cs;
  const rows = await trx('attribute_groups').select('id', 'name_cs', 'name_ro');
  const isThis = (said: string) => foldText(said) === foldText(cs);
  const there = rows.find((one) => isThis(one.name_cs) || isThis(one.name_ro));
  if (there) return there.id;
  return insert(trx, 'attribute_groups', {
    code: await freeCode(trx, 'attribute_groups', cs),
    name_cs: cs,
    name_ro: name ?? usualGroup.ro,
    position: await nextPosition(trx, 'attribute_groups'),
  });
}

async function unitIdOf(trx: Knex, symbol: string): Promise<number> {
  const there = await trx('units')
    .where({ symbol_cs: symbol })
    .orWhere({ symbol_ro: symbol })
    .first('id');
  if (there) return there.id;
  return insert(trx, 'units', {
    code: await freeCode(trx, 'units', symbol),
    symbol_cs: symbol,
    symbol_ro: symbol,
  });
}

type Coded = 'attributes' | 'attribute_values' | 'attribute_groups' | 'units';

async function insert(
  trx: Knex,
  table: Coded,
  row: Readonly<Record<string, string | number | boolean | null>>,
): Promise<number> {
  const [made] = await trx(table).insert(row).returning<{ id: number }[]>('id');
  if (!made) throw new Error(`a row of ${table} got no id`);
  return made.id;
}

/** A code of the name that no other row has. */
async function freeCode(
  trx: Knex,
  table: Coded,
  name: string,
  among: Readonly<Record<string, number>> = {},
): Promise<string> {
  const wished = seoNameOf(name).slice(0, 40).replace(/-$/, '') || 'x';
  const taken = new Set(await trx(table).where(among).pluck<string[]>('code'));
  let code = wished;
  for (let at = 2; taken.has(code); at += 1) code = `${wished}-${String(at)}`;
  return code;
}

async function nextPosition(trx: Knex, table: Exclude<Coded, 'units'>): Promise<number> {
  const last = await trx(table).max<{ position: number | null }>('position as position').first();
  return (last?.position ?? 0) + 1;
}
