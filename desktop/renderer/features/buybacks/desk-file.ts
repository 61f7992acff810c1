import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';

/** A buy-back as the desk sees it. */
export type DeskFile = Reply<Endpoints['buyback-desk']>;
