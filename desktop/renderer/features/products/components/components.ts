import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';

export type Component = Reply<Endpoints['component-list']>['results'][number];

export const componentsKey = ['page-components'];
