import { isOwnStore } from '#core/permissions/own-store.ts';
import { Refusal } from './refusal.ts';
import type { RequestContext } from './request.ts';

/** 403 `other_store` where what is asked for belongs to another store than the caller's own. */
export function requireOwnStore(
  { storeId: own }: Pick<RequestContext, 'storeId'>,
  storeId: number | null,
): void {
  if (!isOwnStore(own, storeId)) throw new Refusal(403, 'other_store');
}
