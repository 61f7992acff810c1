import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';

/** One card of a list, as the wire has it. */
export type ProductCardData = Reply<Endpoints['catalog-cards']>['results'][number];
