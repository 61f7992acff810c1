import { Refusal } from '../platform/http/refusal.ts';
import type { RequestContext } from '../platform/http/request.ts';

/** Whose cart: an account's, or that of a visitor known by the hash of a cookie. */
export type CartOwner = { readonly userId: number } | { readonly visitorHash: Buffer };

/** The owner of the request's cart; null where nothing can belong to it yet. */
export function findOwner({
  user,
  visitorHash,
}: Pick<RequestContext, 'user' | 'visitorHash'>): CartOwner | null {
  if (user) return { userId: user.id };
  return visitorHash && { visitorHash };
}

/** The same of a change, which brings a token: that belongs to a session or to a visitor's cookie. */
export function ownerOf(context: Pick<RequestContext, 'user' | 'visitorHash'>): CartOwner {
  const owner = findOwner(context);
  if (!owner) throw new Refusal(403, 'csrf_invalid');
  return owner;
}

/** The owner as a condition on `carts` and its value of `$1`; bytes travel as hexadecimal text. */
export const ownerValue = (
  owner: CartOwner,
): { readonly condition: string; readonly value: string | number } =>
  'userId' in owner
    ? { condition: 'user_id = $1', value: owner.userId }
    : {
        condition: "visitor_hash = decode($1, 'hex')",
        value: owner.visitorHash.toString('hex'),
      };

/** The owner's columns, to be stored or asked for. */
export const ownerColumns = (owner: CartOwner) =>
  'userId' in owner ? { user_id: owner.userId } : { visitor_hash: owner.visitorHash };
