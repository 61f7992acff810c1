import { describe, expect, it } from 'vitest';
import { answerUntil, isAnswerable, replacementNet } from './replacement.ts';

const now = new Date('2026-11-25T10:00:00Z');

describe('replacementNet', () => {
  it.each([
    [{ net: 1_000, unitPrice: 1_000 }, 1_200, 1_000],
    [{ net: 1_000, unitPrice: 1_000 }, 1_000, 1_000],
    [{ net: 1_000, unitPrice: 1_000 }, 800, 800],
    // Ten per cent were off the first one, and so they are off the second.
    [{ net: 900, unitPrice: 1_000 }, 800, 720],
    [{ net: 999, unitPrice: 1_000 }, 999, 998],
    [{ net: 0, unitPrice: 0 }, 500, 0],
  ])('of %j by one at %i is %i', (paid, price, net) => {
    expect(replacementNet(paid, price)).toBe(net);
  });
});

describe('an offer of a replacement', () => {
  it('can be answered for two days, and at their end no more', () => {
    const expiresAt = answerUntil(now);
    expect(expiresAt.toISOString()).toBe('2026-11-27T10:00:00.000Z');
    expect(isAnswerable({ status: 'open', expiresAt }, now)).toBe(true);
    expect(isAnswerable({ status: 'open', expiresAt }, expiresAt)).toBe(false);
    expect(isAnswerable({ status: 'accepted', expiresAt }, now)).toBe(false);
  });
});
