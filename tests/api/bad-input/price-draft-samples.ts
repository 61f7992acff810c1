import type { Samples } from './sample.ts';

const page = { offset: '0', limit: '10', filter: '{}', after: 'a.b', locate: '1' };
const selection = (column: string) => ({
  body: {
    ...{ kind: 'all', ids: [1], except: [1] },
    filter: { term: 'iphone', conditions: [{ column, op: 'between', value: 1, to: 2 }] },
  },
  // Lists are asked for any number; tests/api/grids tries what a filter refuses.
  anyText: ['filter'],
});
const edit = (changes: object, column: string) => ({
  body: { rows: [{ id: 1, version: 1, changes, overwrite: [column] }] },
  // A cell is refused by itself, in an answer that says which.
  anyText: ['rows'],
});
const params = { id: 1 };
const list = { query: { offset: '0', limit: '10', term: 'apple' } };
const version = { version: '1' };

// Sizes are measured to a tenth of a millimetre.
const fractions = ['widthMm', 'heightMm'];

/** Fields of the tables of devices. */
const bodies = {
  manufacturer: { name: 'Apple', slug: 'apple', popularity: 1 },
  'device-type': {
    ...{ nameCs: 'Telefony', nameRo: 'Telefoane', slug: 'telefony', kind: 'phone', position: 1 },
  },
  'device-model': {
    ...{ name: 'iPhone 15', slug: 'iphone-15-128gb', storageGb: 128, releasedOn: '2023-09-22' },
    ...{ widthMm: 71.6, heightMm: 147.6, popularity: 1, typeId: 1, manufacturerId: 1 },
  },
  'device-color': {
    ...{ nameCs: 'Černá', nameRo: 'Negru', slug: 'iphone-15-128gb-black', hex: '#1c1b1a' },
    ...{ position: 1, modelId: 1 },
  },
} as const;

const tables = Object.fromEntries(
  Object.entries(bodies).flatMap(([name, body]) => [
    [`admin-${name}-list`, list],
    [`admin-${name}-add`, { body, fractions }],
    [`admin-${name}-update`, { params, body: { ...body, version: 1 }, fractions }],
    [`admin-${name}-delete`, { params, query: version }],
  ]),
);

/** A valid query or body of every call about drafts of price lists and devices, in camelCase. */
export const priceDraftSamples: Samples = {
  ...tables,
  'grid-manufacturers': { query: { ...page, sort: 'name' } },
  'grid-manufacturers-select': selection('popularity'),
  'grid-manufacturers-edit': edit({ name: 'Apple' }, 'name'),
  'grid-device-types': { query: { ...page, sort: 'position' } },
  'grid-device-types-select': selection('position'),
  'grid-device-types-edit': edit({ nameCs: 'Telefony' }, 'nameCs'),
  'grid-device-models': { query: { ...page, sort: 'name' } },
  'grid-device-models-select': selection('popularity'),
  'grid-device-models-edit': edit({ name: 'iPhone 15' }, 'name'),
  'grid-device-colors': { query: { ...page, sort: 'model' } },
  'grid-device-colors-select': selection('position'),
  'grid-device-colors-edit': edit({ hex: '#1c1b1a' }, 'hex'),
  'grid-price-draft': { query: { ...page, sort: 'model' } },
  'grid-price-draft-select': selection('draft'),
  'grid-price-draft-edit': edit({ priceA: 100 }, 'priceA'),
  'grid-price-draft-choices': { query: { ...page, sort: 'place' } },
  'grid-price-draft-choices-select': selection('draft'),
  'grid-price-draft-choices-edit': edit({ correctionPercent: -3 }, 'correctionPercent'),
  'price-draft-list': { query: { offset: '0', limit: '10', state: 'open' } },
  'price-draft-add': { body: { name: 'Podzim' } },
  'price-draft-update': { params, body: { name: 'Zima', version: 1 } },
  'price-draft-discard': { params, body: { version: 1 } },
  'price-draft-differences': { params, query: { offset: '0', limit: '10' } },
  'price-draft-rebase': {
    params,
    body: { version: 1, onto: 'v2', mine: ['p:1:priceA'], theirs: ['c:1:quality'] },
  },
  'price-draft-publish': { params, body: { version: 1, note: 'podzim', acceptedWarnings: 'ab' } },
  'price-draft-import-preview': { params, body: { encoding: 'utf-8' } },
  'price-draft-import': { params, body: { encoding: 'utf-8', plan: 'ab' } },
};
