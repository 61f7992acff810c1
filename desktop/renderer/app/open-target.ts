import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';

export type TargetKind = Reply<Endpoints['admin-find']>['results'][number]['kind'];

const folders: Record<TargetKind, string> = {
  order: '/orders',
  buyback: '/buybacks',
  category: '/categories',
  product: '/products',
};

/** Where a thing is opened; links, the palette and other screens agree on it. */
export const pathOf = (kind: TargetKind, reference: string | number): string =>
  `${folders[kind]}/${encodeURIComponent(reference)}`;
