import { describe, expect, it } from 'vitest';
import { changeDisplay, displayMasks, parseDisplayMask, shows } from './display-mask.ts';

describe('the display mask', () => {
  it('has exactly four valid values', () => {
    const valid = Array.from({ length: 32 }, (_, n) => n).filter((n) => parseDisplayMask(n).ok);
    expect(valid).toEqual([1, 1 | 2, 1 | 4, 1 | 8]);
  });

  it.each([2 | 4, 1 | 2 | 4, 1 | 2 | 8, 1 | 4 | 8, 0, -1, 1.5])('refuses %d', (value) => {
    expect(parseDisplayMask(value)).toEqual({ ok: false, error: 'invalid_display' });
  });

  it('replaces one form by the other', () => {
    const email = changeDisplay(displayMasks.initial, 'sendToEmail');
    expect(email).toEqual({ ok: true, value: 3 });
    expect(changeDisplay(displayMasks.sendToEmail, 'sellOnline')).toEqual({ ok: true, value: 5 });
    expect(changeDisplay(displayMasks.sellOnline, 'initial')).toEqual({ ok: true, value: 1 });
  });

  it.each(['initial', 'sendToEmail', 'sellOnline'] as const)(
    'does not leave the review for %s',
    (target) => {
      expect(changeDisplay(displayMasks.review, target)).toEqual({
        ok: false,
        error: 'review_is_final',
      });
    },
  );

  it('says which parts are visible', () => {
    expect(shows(displayMasks.sellOnline, 'sellOnline')).toBe(true);
    expect(shows(displayMasks.sellOnline, 'buyOut')).toBe(true);
    expect(shows(displayMasks.sellOnline, 'sendToEmail')).toBe(false);
  });
});
