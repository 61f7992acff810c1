import { repairBenchEndpoints } from './repair-bench.ts';
import { repairClaimEndpoints } from './repair-claims.ts';
import { repairPaperEndpoints } from './repair-papers.ts';
import { repairEndpoints } from './repairs.ts';
import { repairNumberEndpoints } from './repair-numbers.ts';
import { repairDeskEndpoints } from './repairs-desk.ts';

/** Calls of repairs, of their customers and of the bench; said part by part, as `Endpoints` is. */
export type BenchEndpoints = typeof repairEndpoints &
  typeof repairNumberEndpoints &
  typeof repairDeskEndpoints &
  typeof repairClaimEndpoints &
  typeof repairBenchEndpoints &
  typeof repairPaperEndpoints;

export const benchEndpoints: BenchEndpoints = {
  ...repairEndpoints,
  ...repairNumberEndpoints,
  ...repairDeskEndpoints,
  ...repairClaimEndpoints,
  ...repairBenchEndpoints,
  ...repairPaperEndpoints,
};
