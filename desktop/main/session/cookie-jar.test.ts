import { describe, expect, it } from 'vitest';
import { afterAnswer, cookieHeader, parseSetCookie, splitSetCookie } from './cookie-jar.ts';

const now = Date.UTC(2026, 10, 21);
const host = 'shop.example';

describe('the cookie jar', () => {
  it('splits headers that were joined by commas, but not the comma of a date', () => {
    const joined = 'a=1; Expires=Sat, 21 Nov 2026 12:00:00 GMT; Path=/, b=2; Path=/';
    expect(splitSetCookie(joined)).toEqual([
      'a=1; Expires=Sat, 21 Nov 2026 12:00:00 GMT; Path=/',
      'b=2; Path=/',
    ]);
  });

  it.each([
    ['session=x; Max-Age=60', now + 60_000],
    ['session=x; Max-Age=60; Expires=Thu, 01 Jan 1970 00:00:00 GMT', now + 60_000],
    ['session=x; Expires=Sun, 22 Nov 2026 00:00:00 GMT', now + 86_400_000],
    ['session=x; HttpOnly', null],
  ])('reads when %s ends', (text, expiresAt) => {
    expect(parseSetCookie(text, host, now)).toEqual({ name: 'session', value: 'x', expiresAt });
  });

  it.each(['=x', 'no equals', 'a b=1', 'a=1; Domain=elsewhere.example'])('refuses %s', (text) => {
    expect(parseSetCookie(text, host, now)).toBeNull();
  });

  it('replaces by name and forgets what the server removes', () => {
    const jar = afterAnswer([], ['a=1; Max-Age=60', 'b=2'], host, now);
    const later = afterAnswer(jar, ['a=; Max-Age=0', 'b=3'], host, now);
    expect(cookieHeader(later, now)).toBe('b=3');
  });

  it('sends nothing that has expired', () => {
    const jar = afterAnswer([], ['a=1; Max-Age=60'], host, now);
    expect(cookieHeader(jar, now + 59_999)).toBe('a=1');
    expect(cookieHeader(jar, now + 60_000)).toBeUndefined();
  });
});
