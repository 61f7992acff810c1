/** A valid query of every call that reads the catalogue, for bad-input.test.ts. */
export const catalogueSamples = {
  'catalog-category': { query: { path: '/telefony', state: 'color=black&page=2' } },
  'catalog-category-products': { query: { path: '/telefony', state: 'sort=price' } },
  'catalog-cards': { query: { names: 'iphone-15-128-black' } },
  'catalog-compare': { query: { names: 'iphone-15-128-black,s24-128-black' } },
  'catalog-price-list': {
    query: { kind: 'phone', manufacturer: 'apple', offset: 0, limit: 5 },
  },
};
