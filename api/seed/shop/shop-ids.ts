import type { Knex } from 'knex';
import { insertRows } from '../insert-rows.ts';
import { slugOf } from '../slug.ts';
import { attributeGroups, attributes, attributeValues, units } from '../data/attributes.ts';
import type { Bins } from './insert-places.ts';
import type { ShopValue } from './shop-family.ts';

type Ids = ReadonlyMap<string, number>;

/** Ids that rows of the catalogue refer to, by the names that the seed has for them. */
export interface ShopIds {
  readonly manufacturers: Ids;
  readonly models: Ids;
  readonly colors: Ids;
  /** Keys of data/shop-categories.ts, `phone/Apple` for a maker's. */
  readonly categories: Ids;
  readonly attributes: Ids;
  /** `attribute/value`; grows with the values that products bring. */
  readonly values: Map<string, number>;
  readonly bins: Bins;
}

/** Ids of a table by one of its columns. */
export async function idsBy(
  db: Knex,
  table: string,
  column = 'slug',
): Promise<Map<string, number>> {
  const rows = await db(table).select<{ id: number; name: string }[]>('id', { name: column });
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** Adds makers that only accessories have. */
export async function addManufacturers(trx: Knex.Transaction, names: Iterable<string>) {
  const known = await idsBy(trx, 'manufacturers');
  const slugs = new Map([...names].map((name) => [slugOf(name), name]));
  const added = [...slugs].flatMap(([slug, name]) => (known.has(slug) ? [] : [{ slug, name }]));
  await insertRows(trx, 'manufacturers', added);
}

/** Inserts groups, units, attributes and the values that are known beforehand. */
export async function insertAttributes(trx: Knex.Transaction): Promise<Ids> {
  const named = (row: { code: string; nameCs: string; nameRo: string; position: number }) => ({
    code: row.code,
    name_cs: row.nameCs,
    name_ro: row.nameRo,
    position: row.position,
  });
  await insertRows(trx, 'attribute_groups', attributeGroups.map(named));
  await insertRows(trx, 'units', units);
  const groups = await idsBy(trx, 'attribute_groups', 'code');
  const unitIds = await idsBy(trx, 'units', 'code');
  const rows = attributes.map((row) => {
    const [group = '', kind = '', unit = '', facet] = row.rest;
    return {
      ...named(row),
      kind,
      group_id: groups.get(group),
      is_facet: facet === 'facet',
      unit_id: unitIds.get(unit) ?? null,
    };
  });
  await insertRows(trx, 'attributes', rows);
  const ids = await idsBy(trx, 'attributes', 'code');
  const values = Object.entries(attributeValues).flatMap(([attribute, list]) =>
    list.map((row) => ({
      ...named(row),
      attribute_id: ids.get(attribute),
      hex: row.rest[0] ?? null,
    })),
  );
  await insertRows(trx, 'attribute_values', values);
  return ids;
}

/** Ids of all values by `attribute/value`. */
export async function valueIds(db: Knex): Promise<Map<string, number>> {
  const { rows } = await db.raw<{ rows: { id: number; name: string }[] }>(`
    select v.id, a.code || '/' || v.code as name
    from attribute_values v join attributes a on a.id = v.attribute_id`);
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** Adds values that products brought; `found` is by `attribute/value`. */
export async function addValues(
  trx: Knex.Transaction,
  ids: ShopIds,
  found: ReadonlyMap<string, ShopValue>,
): Promise<void> {
  const added = [...found]
    .filter(([name]) => !ids.values.has(name))
    .map(([name, value]) => ({
      attribute_id: ids.attributes.get(name.split('/', 1)[0] ?? ''),
      code: value.code,
      name_cs: value.nameCs,
      name_ro: value.nameRo,
      hex: value.hex ?? null,
      // Capacities stand in the order of their size; other values that come with products have none.
      position: sizeIn(value.nameCs),
    }));
  if (added.length === 0) return;
  await insertRows(trx, 'attribute_values', added);
  for (const [name, id] of await valueIds(trx)) ids.values.set(name, id);
}

const sizeIn = (name: string): number => {
  const [, number, unit] = /^(\d+) (GB|TB)$/.exec(name) ?? [];
  return number === undefined ? 1_000 : Number(number) * (unit === 'TB' ? 1_024 : 1);
};
