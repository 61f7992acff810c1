import { fromWire } from '#core/contract/casing.ts';

/** Something that costs another amount than the customer saw. */
export interface Difference {
  readonly what: string;
  readonly name: string | null;
  readonly was: number;
  readonly now: number;
}

/** Why an order was not placed although nothing in it was wrong when it was read. */
export interface Conflict {
  readonly message: string;
  readonly differences: readonly Difference[];
  /** What it would cost now; null where it is not about prices. */
  readonly due: number | null;
}

/** Reads the body of a 409; what it does not say is left out, and it is never lost as a whole. */
export function readConflict(body: unknown): Conflict {
  // Any JSON value has keys, be they none; each is checked before it is used.
  const { detail, differences, due } = Object(fromWire(body)) as Record<string, unknown>;
  return {
    message: typeof detail === 'string' ? detail : '',
    differences: Array.isArray(differences) ? differences.flatMap(readDifference) : [],
    due: typeof due === 'number' ? due : null,
  };
}

function readDifference(value: unknown): Difference[] {
  const { what, name, was, now } = Object(value) as Record<string, unknown>; // checked below
  if (typeof what !== 'string' || typeof was !== 'number' || typeof now !== 'number') return [];
  return [{ what, name: typeof name === 'string' ? name : null, was, now }];
}
