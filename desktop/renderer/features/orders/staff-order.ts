import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';

/** An order as the staff see it. */
export type StaffOrder = Reply<Endpoints['admin-order']>;
