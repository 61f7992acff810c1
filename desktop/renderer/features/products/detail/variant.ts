import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';

export type Variant = Reply<Endpoints['admin-variant']>;

/** What every tab of a product's detail is given. */
export interface TabProps {
  readonly variant: Variant;
  readonly mayEdit: boolean;
}
