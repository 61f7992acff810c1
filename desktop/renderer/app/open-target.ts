import type { Reply } from '#core/contract/endpoint.ts';
import type { DeepLink } from '../../shared/deep-link.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';

type Found = Reply<Endpoints['admin-find']>['results'][number];
export type TargetKind = Found['kind'];

const folders: Record<TargetKind, string> = {
  order: '/orders',
  buyback: '/buybacks',
  category: '/categories',
  product: '/products',
};

/** Where a thing is opened; links, the palette and other screens agree on it. */
const pathOf = (kind: TargetKind, reference: string | number): string =>
  `${folders[kind]}/${encodeURIComponent(reference)}`;

/** Where a link of another program leads; who may not see it, is told so there. */
export const pathOfLink = ({ kind, reference }: DeepLink): string =>
  kind === 'screen' ? `/${reference}` : pathOf(kind, reference);

/** Products are known by their code, which is what their list is asked for; the rest by their id. */
export const pathOfFound = ({ kind, id, detail }: Found): string =>
  pathOf(kind, kind === 'product' ? detail : id);
