import { toWire } from '#core/contract/casing.ts';
import { Refusal } from '../http/refusal.ts';

/**
 * The one row that a change locked. 404 where there is none, 409 with `current` (what the call would
 * answer now) where somebody was faster.
 */
export async function lockedVersion<T extends { readonly version: number }>(
  locked: PromiseLike<readonly T[]>,
  version: number,
  current: () => Promise<unknown>,
): Promise<T> {
  const [row] = await locked;
  if (!row) throw new Refusal(404, 'not_found');
  if (row.version === version) return row;
  throw new Refusal(409, 'conflict', { extra: { current: toWire(await current()) } });
}
