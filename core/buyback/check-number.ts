import { isSameNumber } from '../identity/same-number.ts';
import { accept, refuse, type Result } from '../shared/result.ts';

/** What became of comparing the number of an inspected device with the one that its seller gave. */
export const numberChecks = ['same', 'unread'] as const;
export type NumberCheck = (typeof numberChecks)[number];

/**
 * Compares what was read from a device with what its seller gave; `read` is null where it cannot be read, such as of a dead
 * one. Null where the seller gave none. Another number is another device, which is not inspected in its place.
 */
export function checkNumber(
  given: string | null,
  read: string | null,
): Result<NumberCheck | null, 'device_number_differs'> {
  if (given === null) return accept(null);
  if (read === null) return accept('unread');
  return isSameNumber(given, read) ? accept('same') : refuse('device_number_differs');
}
