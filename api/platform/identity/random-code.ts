import { randomBytes } from 'node:crypto';

/** A code that opens a request to whoever holds it: 128 random bits, fit for an address. */
export const randomCode = (): string => randomBytes(16).toString('base64url');
