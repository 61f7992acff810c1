import type { Samples } from './sample.ts';

/** A valid query or body of every call of the history of changes, in camelCase. */
export const changeSamples: Samples = {
  'admin-change-list': {
    query: {
      offset: 0,
      limit: 5,
      whose: 'all',
      table: 'units',
      rowId: 1,
      scope: 'parts',
      day: '2026-11-21',
    },
  },
  'admin-change': { params: { id: 1 }, query: { offset: 0, limit: 5 } },
  'admin-change-undo': {
    params: { id: 1 },
    body: { force: [{ table: 'units', key: '1' }] },
  },
};
