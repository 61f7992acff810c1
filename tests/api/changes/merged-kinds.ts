import type { Knex } from 'knex';
import { addDiscount, addPriceLevel } from '#tests/support/factories/prices.ts';
import { addFileset, addFilesetFile } from '#tests/support/factories/content.ts';
import { insertShop, shop } from '../catalog-admin/shop-fixture.ts';
import { mergedContentKinds } from './merged-content-kinds.ts';
import type { Body, MergedKind } from './merged-kind.ts';

const pieces = (quantity: number) => ({
  minimal_discount_sets: [{ quantity, products: ['A1'], categories: [] }],
});
const discount = {
  path: 'discounts/admin/1/',
  prepare: (knex: Knex) =>
    addDiscount(knex, { marketing_name_cs: 'Podzim', marketing_name_ro: 'Toamnă' }),
};

const discounts: readonly MergedKind[] = [
  {
    ...discount,
    what: 'the sets of a discount',
    field: 'minimalDiscountSets',
    mine: pieces(2),
    theirs: pieces(3),
    beside: { max_uses: 5, valid_to: '2026-12-24' },
  },
  {
    ...discount,
    what: 'how a discount is given',
    field: 'isAutomaticAssigment',
    mine: { is_automatic_assigment: true },
    theirs: { is_automatic_assigment: true },
    beside: { discount_value: 12.5 },
  },
];

const stockItem = { path: 'product/admin-products/1/', prepare: insertShop };
const statement = (text: string) => ({
  attributes: [{ attribute_id: shop.glass, text_cs: text, text_ro: text }],
});
const move = { meta_master_id: shop.galaxy };
const moved = { id: shop.galaxy, master_products: [{ id: shop.black, version: 3 }] };
const swapPath = `mp-meta-master/admin/swap-meta-master/${String(shop.black)}`;
const attributesPath = `product/admin-product-attributes/${String(shop.black)}/`;
const level = (level_id: number, price: number) => ({ level_id, price });

const catalogue: readonly MergedKind[] = [
  {
    ...stockItem,
    what: 'the price of a stock item',
    field: 'price',
    mine: { price: 19_000 },
    theirs: { price: 18_000 },
    beside: { barcode: 'ABCD-1' },
  },
  {
    ...stockItem,
    what: 'the grade of a stock item',
    field: 'quality',
    mine: { quality: 'B' },
    theirs: { quality: 'A' },
    beside: { is_reduced: true },
  },
  {
    ...stockItem,
    what: 'the reduction of a stock item',
    field: 'isReduced',
    mine: { is_reduced: true },
    theirs: { is_reduced: true },
    beside: { quality: 'A' },
  },
  {
    what: 'the price of a level',
    path: 'product/admin-level-prices/1/',
    field: 'price',
    prepare: async (knex) => {
      await insertShop(knex);
      await addPriceLevel.many(knex, [{}, {}]);
    },
    mine: level(1, 19_100),
    theirs: level(1, 19_300),
    beside: level(2, 19_200),
    read: ({ prices }) => prices,
    both: [level(1, 19_100), level(2, 19_200)],
    chosen: [level(1, 19_100)],
  },
  {
    what: 'what is said of a variant',
    path: attributesPath,
    prepare: insertShop,
    field: 'attributes',
    mine: statement('safír'),
    theirs: statement('plast'),
    beside: move,
    besidePath: swapPath,
    both: statement('safír'),
  },
  {
    what: 'the family of a variant',
    path: swapPath,
    prepare: insertShop,
    field: 'metaMasterId',
    mine: move,
    theirs: move,
    beside: statement('plast'),
    besidePath: attributesPath,
    both: moved,
    chosen: moved,
  },
];

const addPictures = async (knex: Knex) => {
  const { id } = await addFileset(knex, { name: 'Telefon' });
  const pictures = [0, 1, 2].map((position) => ({ fileset_id: id, position }));
  await addFilesetFile.many(knex, pictures);
};
// As in core/contract/gallery.ts, by which the API checked its answer.
const filesOf = ({ files }: Body) => files as readonly Body[];

const gallery: readonly MergedKind[] = [
  {
    what: 'the order of pictures',
    path: 'core/gallery/fileset/1/',
    prepare: addPictures,
    field: 'order',
    mine: { order: [3, 2, 1] },
    theirs: { order: [2, 1, 3] },
    beside: { name: 'Telefon zepředu' },
    read: (answer) => ({ ...answer, order: filesOf(answer).map(({ id }) => id) }),
  },
  {
    what: 'the name of a fileset',
    path: 'core/gallery/fileset/1/',
    prepare: addPictures,
    field: 'name',
    mine: { name: 'Zepředu' },
    theirs: { name: 'Zezadu' },
    beside: { order: [3, 2, 1] },
    read: (answer) => ({ ...answer, order: filesOf(answer).map(({ id }) => id) }),
  },
  {
    what: 'the text of a picture',
    path: 'core/gallery/file/1/',
    prepare: addPictures,
    field: 'altCs',
    mine: { alt_cs: 'Zepředu' },
    theirs: { alt_cs: 'Zezadu' },
    beside: { alt_ro: 'Din față' },
    read: (answer) => filesOf(answer)[0],
  },
];

/** One edit of every kind that staff make by a form. */
export const mergedKinds: readonly MergedKind[] = [
  ...discounts,
  ...catalogue,
  ...gallery,
  ...mergedContentKinds,
];
