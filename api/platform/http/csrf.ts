import { createHash, randomBytes } from 'node:crypto';
import type { Cipher } from '../identity/cipher.ts';

/**
 * What a token is bound to: the session of a signed-in user, the `visitor` cookie of anybody else.
 * Nothing is stored: another site can neither read the cookie nor compute its signature.
 */
export type CsrfOwner =
  | { readonly kind: 'session'; readonly tokenHash: Buffer }
  | { readonly kind: 'visitor'; readonly value: string };

const textOf = (owner: CsrfOwner) =>
  owner.kind === 'session' ? owner.tokenHash.toString('base64url') : owner.value;

export const csrfToken = (cipher: Cipher, owner: CsrfOwner): string =>
  cipher.sign(`csrf-${owner.kind}`, textOf(owner));

export const isCsrfToken = (cipher: Cipher, owner: CsrfOwner, token: string): boolean =>
  cipher.isSigned(`csrf-${owner.kind}`, textOf(owner), token);

export const newVisitor = (): string => randomBytes(18).toString('base64url');

/** What the database knows of a visitor's cookie: whoever reads it cannot pass for the visitor. */
export const visitorHash = (visitor: string): Buffer =>
  createHash('sha256').update(visitor).digest();

/** A cookie that this server could have set. */
export const isVisitor = (value: string | null): value is string =>
  value !== null && /^[\w-]{24}$/.test(value);
