import type { Samples } from './sample.ts';

const page = {
  offset: '0',
  limit: '10',
  filter: '{}',
  after: 'a.b',
  locate: '1',
  selection: 'ab',
};
const selection = (column: string) => ({
  body: {
    kind: 'all',
    ids: [1],
    except: [1],
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

/** A valid query or body of every call about drafts of price lists, in camelCase. */
export const priceDraftSamples: Samples = {
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
