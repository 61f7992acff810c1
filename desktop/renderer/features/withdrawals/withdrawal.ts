import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';

/** A withdrawal as whoever refunds it sees it. */
export type Withdrawal = Reply<Endpoints['admin-withdrawal']>;
