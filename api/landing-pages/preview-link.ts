import { previewMinutes } from '#core/catalog/product-life.ts';
import { shopPaths } from '#core/paths/shop-paths.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import type { Cipher } from '../platform/identity/cipher.ts';
import { idOfTimedCode, timedCode } from '../platform/identity/timed-code.ts';

const purpose = 'preview of a page';

/** Id of the page that a code shows; null where it is over, or nobody here made it. */
export const previewedPageId = (cipher: Cipher, code: string, now: Date): number | null =>
  idOfTimedCode(cipher, purpose, code, now);

/** A link by which a page is looked at before it is shown, and when it ends. */
export function previewLink(
  { cipher, environment, market }: Pick<Dependencies, 'cipher' | 'environment' | 'market'>,
  id: number,
  now: Date,
): { readonly url: string; readonly endsAt: string } {
  const endsAt = new Date(now.getTime() + previewMinutes * 60_000);
  const path = shopPaths(market.code).pagePreview(timedCode(cipher, purpose, id, endsAt));
  return { url: environment.publicUrl + path, endsAt: endsAt.toISOString() };
}
