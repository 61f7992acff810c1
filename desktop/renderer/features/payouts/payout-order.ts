import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';

/** An order for the bank with what it pays. */
export type PayoutOrder = Reply<Endpoints['payout-orders']>['results'][number];
