import type { Samples } from './sample.ts';

/** A valid query or body of the calls of the warehouse. */
export const warehouseSamples: Samples = {
  'pick-queue': { query: { placeId: 1 } },
  'pick-round-start': { body: { placeId: 1, stationId: 1, crates: 1, pickId: 1 } },
  'pick-scan': {
    params: { id: 1 },
    body: { operationId: '0197b7a4-3a5e-7c21-8a52-0d7a5f3c1e11', text: 'B-1', stationId: 1 },
  },
  'pick-take-over': { params: { id: 1 }, body: { reason: 'x' } },
};
