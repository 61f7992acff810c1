import { categoriesKey, categoryKey, familyKey, wordsKey } from '../catalog/surrogate-keys.ts';
import {
  dropping,
  numbers,
  type Follow,
  type FollowUps,
  type Refresh,
} from '../platform/changes/follow-up.ts';
import {
  families,
  familiesBy,
  namedFamilies,
  ofVariants,
  refreshing,
} from '../read-models/follow-families.ts';
import { showCategories } from '../read-models/show-categories.ts';
import { componentKey } from './component-routes.ts';

const ofPieces = 'join products p on p.master_product_id = v.id where p.id = any(?)';
const saying = (where: string) => `join product_attributes s on s.master_product_id = v.id
  join attributes a on a.id = s.attribute_id where ${where} = any(?)`;

const words =
  (sql?: string): Follow =>
  async (trx, { ids }) => ({
    ...(sql !== undefined && refreshing(await familiesBy(trx, sql, ids))),
    keys: [wordsKey],
  });

/** Variants whose families follow as jobs, where they are too many to be made anew at once. */
const showVariants: Refresh = (trx, _, ids) => showCategories(trx, ids);

/** What follows where an undo wrote rows of the catalogue. */
export const catalogueFollowUps: FollowUps = {
  units: words(saying('a.unit_id')),
  attribute_groups: words(),
  attributes: words(saying('a.id')),
  attribute_values: async (trx, { ids }) => ({
    ...refreshing([
      ...(await familiesBy(trx, saying('s.value_id'), ids)),
      ...(await familiesBy(trx, 'where v.color_value_id = any(?)', ids)),
    ]),
    keys: [wordsKey],
  }),
  used_product_bonuses: words(),
  add_ons: words(),
  limited_offers: families(ofPieces, 'product_id'),
  menu_entries: dropping(categoriesKey),
  meta_masters: (_, { ids }) => Promise.resolve({ ...refreshing(ids), keys: ids.map(familyKey) }),
  master_products: namedFamilies('meta_master_id'),
  accessory_fits: async (_, { values }) =>
    refreshing([...numbers(await values('device_id')), ...numbers(await values('accessory_id'))]),
  product_attributes: families(ofVariants),
  master_product_categories: async (trx, { ids }) => ({
    refresh: [
      ...(refreshing(await familiesBy(trx, ofVariants, ids)).refresh ?? []),
      { by: showVariants, ids },
    ],
  }),
  product_redirects: dropping(categoriesKey),
  products: families(ofVariants, 'master_product_id'),
  stock_movements: families(ofPieces, 'product_id'),
  async seo_texts(trx, { values }) {
    // Which of the three kinds an id is of matters little: a page is made again in vain at worst.
    const subjects = numbers(await values('subject_id'));
    const parents = await familiesBy(trx, ofVariants, subjects);
    return {
      keys: [
        ...subjects.flatMap((id) => [familyKey(id), categoryKey(id)]),
        ...parents.map(familyKey),
      ],
    };
  },
  page_components: (_, { ids }) => Promise.resolve({ keys: ids.map(componentKey) }),
};
