import type { Samples } from './sample.ts';

/** Labels and crates of the warehouse. */
export const warehouseLabelSamples: Samples = {
  'warehouse-labels': { query: { kind: 'crate', format: 'pdf', ids: '1,2' } },
  'warehouse-labels-print': { body: { stationId: 1, kind: 'crate', ids: [1, 2] } },
  'warehouse-crates-add': { body: { placeId: 1, count: 2 } },
  'warehouse-crates': { query: { placeId: '1' } },
};
