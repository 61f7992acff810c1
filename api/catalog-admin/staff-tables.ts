import type { Knex } from 'knex';
import { wordsKey } from '../catalog/surrogate-keys.ts';
import { FieldRefusal } from '../http/refusal.ts';
import { familiesChanged, familiesOf } from './families-changed.ts';
import { limitedOffers } from './limited-offer-table.ts';
import type { Row, StaffTable } from './staff-table.ts';

type Variants = (products: Knex.QueryBuilder, row: Row, knex: Knex) => void;

/** What names or sorts attributes shows on product pages, and on the cards of the variants given. */
const words =
  (variants?: Variants): StaffTable['changed'] =>
  async (trx, deps, row) => {
    if (variants) {
      const ids = await familiesOf(trx, (products) => variants(products, row, trx));
      await familiesChanged(trx, deps, ids);
    }
    await deps.replyCache.purge(trx, [wordsKey]);
  };

const nothingPublic = (): Promise<void> => Promise.resolve();

const having =
  (
    column: string,
    values: (row: Row, knex: Knex) => readonly number[] | Knex.QueryBuilder,
  ): Variants =>
  (products, row, knex) => {
    const said = knex('product_attributes')
      .whereIn(column, values(row, knex) as Knex.QueryBuilder) // a list or a question for one
      .select('master_product_id');
    void products.whereIn('id', said);
  };

const units: StaffTable = {
  table: 'units',
  keys: {
    ...{ list: 'admin-unit-list', add: 'admin-unit-add' },
    ...{ update: 'admin-unit-update', remove: 'admin-unit-delete' },
  },
  searched: ['code', 'symbol_cs', 'symbol_ro'],
  order: ['code'],
  fields: { units_code_unique: 'code' },
  changed: words(
    having('attribute_id', (row, knex) => knex('attributes').where('unit_id', row.id).select('id')),
  ),
};

const attributeGroups: StaffTable = {
  table: 'attribute_groups',
  keys: {
    ...{ list: 'admin-attribute-group-list', add: 'admin-attribute-group-add' },
    ...{ update: 'admin-attribute-group-update', remove: 'admin-attribute-group-delete' },
  },
  searched: ['code', 'name_cs', 'name_ro'],
  order: ['position'],
  fields: { attribute_groups_code_unique: 'code' },
  changed: words(),
};

const attributes: StaffTable = {
  table: 'attributes',
  keys: {
    ...{ list: 'admin-attribute-list', add: 'admin-attribute-add' },
    ...{ update: 'admin-attribute-update', remove: 'admin-attribute-delete' },
  },
  searched: ['code', 'name_cs', 'name_ro'],
  order: ['group_id', 'position'],
  fields: {
    attributes_code_unique: 'code',
    attributes_group_fkey: 'groupId',
    attributes_unit_fkey: 'unitId',
    attributes_facet_is_choice: 'isFacet',
  },
  // What products say of it is stored by its kind and would mean nothing under another.
  async check(trx, before, { kind }) {
    if (kind === undefined || kind === before['kind']) return;
    const said: unknown = await trx('product_attributes')
      .where('attribute_id', before.id)
      .first('attribute_id');
    if (said !== undefined) throw new FieldRefusal({ kind: ['attribute_in_use'] });
  },
  changed: words(having('attribute_id', ({ id }) => [id])),
};

const attributeValues: StaffTable = {
  table: 'attribute_values',
  keys: {
    ...{ list: 'admin-attribute-value-list', add: 'admin-attribute-value-add' },
    ...{ update: 'admin-attribute-value-update', remove: 'admin-attribute-value-delete' },
  },
  searched: ['code', 'name_cs', 'name_ro'],
  order: ['attribute_id', 'position'],
  fields: {
    attribute_values_code_unique: 'code',
    attribute_values_attribute_fkey: 'attributeId',
  },
  async check(trx, before, { attributeId }) {
    if (attributeId === undefined || attributeId === before['attribute_id']) return;
    const said: unknown = await trx('product_attributes')
      .where('value_id', before.id)
      .first('value_id');
    if (said !== undefined) throw new FieldRefusal({ attributeId: ['attribute_in_use'] });
  },
  changed: words((products, { id }, knex) => {
    const said = knex('product_attributes').where('value_id', id).select('master_product_id');
    void products.where('color_value_id', id).orWhereIn('id', said);
  }),
};

const priceLevels: StaffTable = {
  table: 'price_levels',
  keys: {
    ...{ list: 'admin-price-level-list', add: 'admin-price-level-add' },
    ...{ update: 'admin-price-level-update', remove: 'admin-price-level-delete' },
  },
  searched: ['code', 'name_cs', 'name_ro'],
  order: ['position'],
  fields: { price_levels_code_unique: 'code' },
  changed: nothingPublic,
};

const productLocations: StaffTable = {
  table: 'product_locations',
  keys: {
    ...{ list: 'admin-location-list', add: 'admin-location-add' },
    ...{ update: 'admin-location-update', remove: 'admin-location-delete' },
  },
  searched: ['code'],
  order: ['code'],
  fields: {
    product_locations_once: 'code',
    product_locations_product_fkey: 'productId',
    product_locations_place_fkey: 'placeId',
  },
  changed: nothingPublic,
};

const usedBonuses: StaffTable = {
  table: 'used_product_bonuses',
  keys: {
    ...{ list: 'admin-used-bonus-list', add: 'admin-used-bonus-add' },
    ...{ update: 'admin-used-bonus-update', remove: 'admin-used-bonus-delete' },
  },
  searched: ['grade'],
  order: ['manufacturer_id', 'device_type_id', 'grade'],
  fields: {
    used_product_bonuses_once: 'nonFieldErrors',
    used_product_bonuses_manufacturer_fkey: 'manufacturerId',
    used_product_bonuses_type_fkey: 'deviceTypeId',
  },
  changed: words(),
};

/** Every table of the catalogue that staff keep row by row. */
export const staffTables: readonly StaffTable[] = [
  units,
  attributeGroups,
  attributes,
  attributeValues,
  priceLevels,
  productLocations,
  usedBonuses,
  limitedOffers,
];
