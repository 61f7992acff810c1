import type { Samples } from './sample.ts';

const page = {
  offset: '0',
  limit: '10',
  filter: '{}',
  after: 'a.b',
  locate: '1',
  selection: 'ab',
};
const between = (column: string) => ({
  term: 'kryt',
  conditions: [{ column, op: 'between', value: '2026-01-01', to: '2026-02-01' }],
});
const selection = (column: string) => ({
  body: { kind: 'all', ids: [1], except: [1], filter: between(column) },
});
const columns = [{ id: 'nameCs', width: 200, hidden: false, pinned: 'left' }];
const view = {
  name: 'Bez EAN',
  shared: true,
  state: { filter: between('createdAt'), sort: '-nameCs', columns },
};
const assignment = {
  body: { masterProductIds: [1], selectionId: 'abc', typeCategoryIds: [1] },
};

/** A valid query or body of every call of the back office's lists, in camelCase. */
export const gridSamples: Samples = {
  'grid-products': { query: { ...page, sort: 'nameCs' } },
  'grid-products-select': selection('createdAt'),
  'grid-products-edit': {
    body: { rows: [{ id: 1, version: 1, changes: { nameCs: 'Kryt' }, overwrite: ['nameCs'] }] },
    // A cell is refused by itself, in an answer that says which.
    anyText: ['rows'],
  },
  'grid-audit': { query: { ...page, sort: '-at' } },
  'grid-audit-select': selection('at'),
  'grid-security': { query: { ...page, sort: '-at' } },
  'grid-security-select': selection('at'),
  'grid-staff': { query: { ...page, sort: 'name' } },
  'grid-staff-select': {
    body: {
      kind: 'all',
      ids: [1],
      except: [1],
      filter: { term: '', conditions: [{ column: 'name', op: 'contains', value: 'Jana' }] },
    },
  },
  'grid-orders': { query: { ...page, sort: '-placedAt' } },
  'grid-orders-select': selection('placedAt'),
  'grid-withdrawals': { query: { ...page, sort: '-requestedAt' } },
  'grid-withdrawals-select': selection('requestedAt'),
  'grid-documents': { query: { ...page, sort: '-issuedAt' } },
  'grid-documents-select': selection('issuedAt'),
  'grid-categories': { query: { ...page, sort: 'urlPath' } },
  'grid-categories-select': selection('updatedAt'),
  'category-products': { query: { ...page, sort: 'nameCs' } },
  'category-products-select': selection('createdAt'),
  'category-add-products': assignment,
  'category-remove-products': assignment,
  'grid-view-list': { query: { grid: 'products' } },
  // What a view remembers is kept as it is, whatever its columns are (T-GRID-5).
  'grid-view-add': { body: { grid: 'products', ...view }, anyText: ['state'] },
  'grid-view-update': { params: { id: 99 }, body: { version: 1, ...view }, anyText: ['state'] },
  'grid-layout-save': { params: { grid: 'products' }, body: { columns, sort: 'nameCs' } },
  'admin-find': { body: { q: 'kryt' } },
};
