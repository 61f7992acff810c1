import { accept, refuse, type Result } from '../shared/result.ts';

/** Bits of what the buy-back screen shows (SPECIFICATION 4). */
const displayBits = { buyOut: 1, sendToEmail: 2, sellOnline: 4, review: 8 } as const;

/** The four states that a screen can be in; every other combination is a mistake (T-BUY-11). */
export const displayMasks = { initial: 1, sendToEmail: 3, sellOnline: 5, review: 9 } as const;
export type DisplayMask = (typeof displayMasks)[keyof typeof displayMasks];

/** Checks a number from outside: 2 with 4, 8 with either, or without 1 is refused. */
export function parseDisplayMask(value: number): Result<DisplayMask, 'invalid_display'> {
  const mask = Object.values(displayMasks).find((known) => known === value);
  return mask === undefined ? refuse('invalid_display') : accept(mask);
}

export type DisplayTarget = keyof typeof displayMasks;

/**
 * Opens another state. The two forms replace each other, opening the shown one again changes
 * nothing, and a finished buy-back in review opens neither: only a new selection leaves it.
 */
export function changeDisplay(
  current: DisplayMask,
  target: DisplayTarget,
): Result<DisplayMask, 'review_is_final'> {
  const next = displayMasks[target];
  if (current === displayMasks.review && next !== current) return refuse('review_is_final');
  return accept(next);
}

/** Whether a part of the screen is visible. */
export const shows = (mask: DisplayMask, part: keyof typeof displayBits): boolean =>
  (mask & displayBits[part]) !== 0;
