/**
 * Somebody else was quicker between the pricing of a cart and the taking of what it holds. The
 * transaction ends, and the next one finds the cart as it is then.
 */
export class Raced extends Error {
  override readonly name = 'Raced';
}

/** Unique violation, deadlock and serialization failure: the other transaction has gone on. */
const racedCodes: readonly unknown[] = ['23505', '40P01', '40001'];

/** Whether a transaction failed because of another one, so that it may be tried again. */
export const isRaced = (error: unknown): boolean =>
  error instanceof Raced ||
  (error instanceof Error && 'code' in error && racedCodes.includes(error.code));
