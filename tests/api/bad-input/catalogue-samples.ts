import type { Samples } from './sample.ts';

const device = {
  productType: 'telefony',
  productManufacturer: 'apple',
  productModel: 'iphone-15-128gb',
  productColor: 'iphone-15-128gb-black',
};

/** A valid query of every call that reads the catalogue. */
export const catalogueSamples: Samples = {
  'catalog-category': {
    query: { path: '/telefony', state: 'color=black&page=2' },
    anyText: ['path', 'state'],
  },
  'catalog-category-products': {
    query: { path: '/telefony', state: 'sort=price' },
    anyText: ['path', 'state'],
  },
  'catalog-cards': { query: { names: 'iphone-15-128-black' }, anyText: ['names'] },
  'catalog-compare': {
    query: { names: 'iphone-15-128-black,s24-128-black' },
    anyText: ['names'],
  },
  'catalog-price-list': {
    query: { kind: 'phone', manufacturer: 'apple', offset: 0, limit: 5 },
    anyText: ['kind', 'manufacturer'],
  },
  'service-selector-data': { query: device },
  'service-operations': { query: { productColor: 'iphone-15-128gb-black' } },
  'service-search-product': { query: { product: 'iphone-15-128gb' } },
  'service-ways': { query: { productModel: 'iphone-15-128gb', operation: 'vymena-displeje' } },
  'service-smart-search': { query: { q: 'iphone 13 displej' }, anyText: ['q'] },
  search: { query: { q: 'iphone 15', state: 'color=black' }, anyText: ['q', 'state'] },
  'search-suggestions': { query: { q: 'iph' }, anyText: ['q'] },
};
