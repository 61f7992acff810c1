import type { Knex } from 'knex';
import {
  attributeGroups,
  attributes,
  attributeValues,
  units,
} from '#core/catalog/attribute-resources.ts';
import { usedBonuses } from '#core/catalog/stock-resources.ts';
import { words as csUnits } from '#core/phrases/cs/resources/units.ts';
import { words as roUnits } from '#core/phrases/ro/resources/units.ts';
import { words as csAttributeGroups } from '#core/phrases/cs/resources/attribute-groups.ts';
import { words as roAttributeGroups } from '#core/phrases/ro/resources/attribute-groups.ts';
import { words as csAttributes } from '#core/phrases/cs/resources/attributes.ts';
import { words as roAttributes } from '#core/phrases/ro/resources/attributes.ts';
import { words as csAttributeValues } from '#core/phrases/cs/resources/attribute-values.ts';
import { words as roAttributeValues } from '#core/phrases/ro/resources/attribute-values.ts';
import { words as csUsedBonuses } from '#core/phrases/cs/resources/used-product-bonuses.ts';
import { words as roUsedBonuses } from '#core/phrases/ro/resources/used-product-bonuses.ts';
import { wordsKey } from '../catalog/surrogate-keys.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import type { After } from '../platform/resources/kept-table.ts';
import { serve, type Served } from '../platform/resources/serve.ts';
import { familiesChanged, familiesOf } from '../read-models/families-changed.ts';
import { servedOffers } from './limited-offer-resource.ts';
import { servedMenu } from './menu-resource.ts';
import { servedLevels, servedPlans } from './pricing/price-resources.ts';

type Variants = (products: Knex.QueryBuilder, ids: readonly number[], knex: Knex) => void;

/** What names or sorts attributes shows on product pages, and on the cards of the variants given. */
const words =
  (variants?: Variants): After =>
  async (trx, deps, { ids }) => {
    if (variants) {
      const families = await familiesOf(trx, (products) => variants(products, ids, trx));
      await familiesChanged(trx, deps, families);
    }
    await deps.replyCache.purge(trx, [wordsKey]);
  };

const ofUnits: Variants = (products, ids, knex) => {
  const measured = knex('attributes')
    .whereIn('unit_id', [...ids])
    .select('id');
  const said = knex('product_attributes').whereIn('attribute_id', measured);
  void products.whereIn('id', said.select('master_product_id'));
};

const ofAttributes: Variants = (products, ids, knex) => {
  const said = knex('product_attributes').whereIn('attribute_id', [...ids]);
  void products.whereIn('id', said.select('master_product_id'));
};

const ofValues: Variants = (products, ids, knex) => {
  const said = knex('product_attributes').whereIn('value_id', [...ids]);
  void products
    .whereIn('color_value_id', [...ids])
    .orWhereIn('id', said.select('master_product_id'));
};

/** Every table of the catalogue that staff keep row by row. */
export const catalogueResources: readonly Served[] = [
  serve(units, { said: { cs: csUnits, ro: roUnits }, order: ['code'], after: words(ofUnits) }),
  serve(attributeGroups, {
    said: { cs: csAttributeGroups, ro: roAttributeGroups },
    order: ['position'],
    after: words(),
  }),
  serve(attributes, {
    said: { cs: csAttributes, ro: roAttributes },
    from: `attributes g join attribute_groups s on s.id = g.group_id
      left join units u on u.id = g.unit_id`,
    sql: (language) => ({ group: `s.name_${language}`, unit: 'u.code' }),
    referred: (language) => ({
      groupId: `select id, name_${language} as name from attribute_groups`,
      unitId: 'select id, code as name from units',
    }),
    order: ['group_id', 'position'],
    guarded: { attributes_facet_is_choice: 'isFacet' },
    // What products say of it is stored by its kind and would mean nothing under another.
    async check(trx, before, { kind }) {
      if (kind === undefined || kind === before['kind']) return;
      const said: unknown = await trx('product_attributes')
        .where('attribute_id', before.id)
        .first('attribute_id');
      if (said !== undefined) throw new FieldRefusal({ kind: ['attribute_in_use'] });
    },
    after: words(ofAttributes),
  }),
  serve(attributeValues, {
    said: { cs: csAttributeValues, ro: roAttributeValues },
    from: 'attribute_values g join attributes a on a.id = g.attribute_id',
    sql: (language) => ({ attribute: `a.name_${language}` }),
    referred: (language) => ({
      attributeId: `select id, name_${language} as name from attributes`,
    }),
    order: ['attribute_id', 'position'],
    guarded: { attribute_values_code_unique: 'code' },
    async check(trx, before, { attributeId }) {
      if (attributeId === undefined || attributeId === before['attributeId']) return;
      const said: unknown = await trx('product_attributes')
        .where('value_id', before.id)
        .first('value_id');
      if (said !== undefined) throw new FieldRefusal({ attributeId: ['attribute_in_use'] });
    },
    after: words(ofValues),
  }),
  servedLevels,
  servedPlans,
  serve(usedBonuses, {
    said: { cs: csUsedBonuses, ro: roUsedBonuses },
    from: `used_product_bonuses g left join manufacturers f on f.id = g.manufacturer_id
      left join device_types t on t.id = g.device_type_id`,
    sql: (language) => ({ manufacturer: 'f.name', deviceType: `t.name_${language}` }),
    referred: (language) => ({
      manufacturerId: 'select id, name from manufacturers',
      deviceTypeId: `select id, name_${language} as name from device_types`,
    }),
    words: "concat_ws(' ', f.name, t.name_cs, t.name_ro, g.grade)",
    order: ['manufacturer_id', 'device_type_id', 'grade'],
    guarded: {
      used_product_bonuses_once: 'nonFieldErrors',
      used_product_bonuses_type_fkey: 'deviceTypeId',
    },
    after: words(),
  }),
  servedOffers,
  servedMenu,
];
