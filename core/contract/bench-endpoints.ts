import { repairBenchEndpoints } from './repair-bench.ts';
import { repairClaimEndpoints } from './repair-claims.ts';
import { repairPaperEndpoints } from './repair-papers.ts';
import { repairEndpoints } from './repairs.ts';
import { repairNumberEndpoints } from './repair-numbers.ts';
import { repairDeskEndpoints } from './repairs-desk.ts';
import { statisticEndpoints } from './statistics.ts';

/** Calls of repairs, of their customers and of the bench, and of the numbers of the shop; said part by part, as `Endpoints` is. */
export type BenchEndpoints = typeof repairEndpoints &
  typeof repairNumberEndpoints &
  typeof repairDeskEndpoints &
  typeof repairClaimEndpoints &
  typeof repairBenchEndpoints &
  typeof statisticEndpoints &
  typeof repairPaperEndpoints;

export const benchEndpoints: BenchEndpoints = {
  ...repairEndpoints,
  ...repairNumberEndpoints,
  ...repairDeskEndpoints,
  ...repairClaimEndpoints,
  ...repairBenchEndpoints,
  ...statisticEndpoints,
  ...repairPaperEndpoints,
};
