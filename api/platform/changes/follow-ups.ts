import type { Knex } from 'knex';
import { articleKeys } from '../../articles/article-rows.ts';
import { jobKey, jobsKey } from '../../careers/job-offer-rows.ts';
import { categoriesKey, categoryKey, familyKey, wordsKey } from '../../catalog/surrogate-keys.ts';
import { settleTree } from '../../categories/settle-tree.ts';
import { componentKey } from '../../catalog-admin/component-routes.ts';
import { reviewsKey } from '../../reviews/review-rows.ts';

/** Rows of a table that an undo wrote. */
export interface Restored {
  /** First column of their keys, where it is a number. */
  readonly ids: readonly number[];
  /** What a column held before the undone change and after it, in these rows; without nulls. */
  readonly values: (column: string) => Promise<readonly (string | number)[]>;
}

/** What must be brought up to date, gathered over all tables. */
export interface FollowUp {
  /** Families whose cards, search and answers are to be made anew. */
  readonly families?: readonly number[];
  /** Variants that are in other categories. */
  readonly assigned?: readonly number[];
  /** Cached answers to be dropped. */
  readonly keys?: readonly string[];
}

type Follow = (trx: Knex.Transaction, restored: Restored) => Promise<FollowUp>;

type Values = readonly (string | number)[];

async function idsBy(trx: Knex, sql: string, values: Values): Promise<number[]> {
  if (values.length === 0) return [];
  const { rows } = await trx.raw<{ rows: { id: number }[] }>(
    `select distinct v.meta_master_id as id from master_products v ${sql}`,
    [values.map(Number)],
  );
  return rows.map(({ id }) => id);
}

const ofVariants = 'where v.id = any(?)';
const ofPieces = 'join products p on p.master_product_id = v.id where p.id = any(?)';
const saying = (where: string) => `join product_attributes s on s.master_product_id = v.id
  join attributes a on a.id = s.attribute_id where ${where} = any(?)`;

/** Families found by the rows' ids, or by another column of theirs. */
const families =
  (sql: string, column?: string): Follow =>
  async (trx, { ids, values }) => ({
    families: await idsBy(trx, sql, column === undefined ? ids : await values(column)),
  });

const words =
  (sql?: string): Follow =>
  async (trx, { ids }) => ({
    ...(sql !== undefined && { families: await idsBy(trx, sql, ids) }),
    keys: [wordsKey],
  });

const keys =
  (...of: readonly string[]): Follow =>
  () =>
    Promise.resolve({ keys: of });

const numbers = (values: Values): number[] => values.map(Number);

/** Families of rows that name theirs, wherever they moved. */
const namedFamilies =
  (column: string): Follow =>
  async (trx, { ids, values }) => ({
    families: [...numbers(await values(column)), ...(await idsBy(trx, ofVariants, ids))],
  });

const pagesOfDevices = [categoriesKey, wordsKey, 'devices'];
const everyPage: Follow = keys(...pagesOfDevices);

const manufacturers: Follow = async (trx, { ids }) => ({
  families: await trx('meta_masters')
    .whereIn('manufacturer_id', [...ids])
    .orderBy('id')
    .pluck<number[]>('id'),
  keys: pagesOfDevices,
});

const categories: Follow = (_, { ids }) =>
  Promise.resolve({ keys: [categoriesKey, ...ids.map(categoryKey)] });

/** Where a category stands again, its products are listed under others as well. */
const categoryTree: Follow = async (trx, { ids }) => {
  const moved = await settleTree(trx);
  const all = [...new Set([...ids, ...moved])];
  return {
    families: await idsBy(
      trx,
      'join master_product_categories k on k.master_product_id = v.id where k.category_id = any(?)',
      all,
    ),
    keys: [categoriesKey, ...all.map(categoryKey)],
  };
};

/**
 * What follows from an undo, by table: the same as from the calls that write it. Tables that are not
 * here show nowhere but in the back office.
 */
export const followUps: Readonly<Record<string, Follow>> = {
  units: words(saying('a.unit_id')),
  attribute_groups: words(),
  attributes: words(saying('a.id')),
  attribute_values: async (trx, { ids }) => ({
    families: [
      ...(await idsBy(trx, saying('s.value_id'), ids)),
      ...(await idsBy(trx, 'where v.color_value_id = any(?)', ids)),
    ],
    keys: [wordsKey],
  }),
  used_product_bonuses: words(),
  add_ons: words(),
  limited_offers: families(ofPieces, 'product_id'),
  meta_masters: (_, { ids }) => Promise.resolve({ families: ids, keys: ids.map(familyKey) }),
  master_products: namedFamilies('meta_master_id'),
  accessory_fits: async (_, { values }) => ({
    families: [...numbers(await values('device_id')), ...numbers(await values('accessory_id'))],
  }),
  product_attributes: families(ofVariants),
  master_product_categories: async (trx, { ids }) => ({
    families: await idsBy(trx, ofVariants, ids),
    assigned: ids,
  }),
  product_redirects: keys(categoriesKey),
  products: families(ofVariants, 'master_product_id'),
  stock: families(ofPieces),
  async seo_texts(trx, { values }) {
    // Which of the three kinds an id is of matters little: a page is made again in vain at worst.
    const subjects = numbers(await values('subject_id'));
    const parents = await idsBy(trx, ofVariants, subjects);
    return {
      keys: [
        ...subjects.flatMap((id) => [familyKey(id), categoryKey(id)]),
        ...parents.map(familyKey),
      ],
    };
  },
  page_components: (_, { ids }) => Promise.resolve({ keys: ids.map(componentKey) }),
  type_categories: categoryTree,
  type_category_manufacturers: categories,
  category_redirects: keys(categoriesKey),
  manufacturers,
  device_types: everyPage,
  device_models: everyPage,
  device_colors: everyPage,
  filesets: pictures('id'),
  fileset_files: pictures('fileset_id'),
  articles: async (_, { values }) => ({
    keys: (await values('slug')).flatMap((slug) => Object.values(articleKeys(String(slug)))),
  }),
  faq_groups: keys('faq'),
  faq_questions: keys('faq'),
  job_offers: async (_, { values }) => ({
    keys: [jobsKey, ...(await values('slug')).map((slug) => jobKey(String(slug)))],
  }),
  reviews: async (trx, { values }) => {
    const products = numbers(await values('master_product_id'));
    return { families: await idsBy(trx, ofVariants, products), keys: products.map(reviewsKey) };
  },
  buyback_bonuses: keys('bonuses'),
  stores: keys('stores'),
  store_hours_exceptions: keys('stores'),
  delivery_methods: keys('stores'),
};

function pictures(column: string): Follow {
  return async (trx, { values }) => {
    const { rows } = await trx.raw<{ rows: { id: number }[] }>(
      'select id from meta_masters where fileset_id = any(?)',
      [numbers(await values(column))],
    );
    return { families: rows.map(({ id }) => id), keys: [categoriesKey] };
  };
}
