import type { AddOn, Offer, Product } from './product-query.ts';

const addOn = (code: string, permille: number, minimalPrice: number): AddOn => ({
  id: permille,
  code,
  kind: 'insurance',
  name: `Doplněk ${code}`,
  text: '',
  price: minimalPrice,
  permille,
  minimalPrice,
  months: null,
});

/** A piece on sale, as the wire has it. */
export const offerExample = (id: number, change: Partial<Offer>): Offer => ({
  id,
  condition: 'used',
  grade: 'A',
  price: 10_000,
  reduction: null,
  availability: { code: 'in_stock' },
  shipping: null,
  isSingleUnit: true,
  batteryPercent: 90,
  note: '',
  limited: null,
  history: [],
  photos: [],
  stores: [],
  ...change,
});

/** A phone on sale new and as two used pieces; theft is insured with the new one alone. */
export const productExample: Product = {
  masterProductId: 1,
  metaMasterId: 1,
  seoName: 'phone-black',
  code: 'P1',
  ean: null,
  mpn: null,
  name: 'Phone',
  manufacturer: { slug: 'maker', name: 'Maker' },
  kind: 'phone',
  description: '',
  title: 'Phone',
  metaDescription: '',
  categories: [],
  pictures: [],
  size: null,
  colors: [],
  groups: [],
  offers: [
    offerExample(1, { condition: 'new', grade: null, isSingleUnit: false, price: 20_000 }),
    offerExample(3, { price: 12_000, grade: 'A+' }),
    offerExample(2, {}),
  ],
  stores: [],
  attributes: [],
  addOns: {
    new: [addOn('damage', 100, 500), addOn('theft', 150, 900)],
    nearlyNew: [addOn('damage', 100, 500)],
    used: [addOn('damage', 100, 500)],
  },
  accessories: [],
  accessoriesPath: null,
  similar: [],
  reviews: null,
  buyback: null,
  promise: null,
  loans: [],
  serverTime: '2026-11-21T12:00:00.000Z',
};
