import { describe, expect, it } from 'vitest';
import { maskEmail, subscribe } from './subscribe.ts';

const now = new Date('2026-11-21T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe('subscribe', () => {
  it('asks a new address to confirm', () => {
    const step = { status: 'waiting', mail: 'newsletter-confirm' };
    expect(subscribe(null, now)).toEqual(step);
    expect(subscribe({ status: 'unsubscribed', mailedAt: minutesAgo(60) }, now)).toEqual(step);
    expect(subscribe({ status: 'waiting', mailedAt: minutesAgo(60) }, now)).toEqual(step);
    expect(subscribe({ status: 'waiting', mailedAt: null }, now)).toEqual(step);
  });

  it('tells a subscriber that nothing is needed, by mail', () => {
    const step = { status: 'confirmed', mail: 'newsletter-already' };
    expect(subscribe({ status: 'confirmed', mailedAt: minutesAgo(60) }, now)).toEqual(step);
  });

  it.each(['waiting', 'confirmed', 'unsubscribed'] as const)(
    'sends one mail in a quarter of an hour when %s',
    (status) => {
      const at = (minutes: number) => ({ status, mailedAt: minutesAgo(minutes) });
      expect(subscribe(at(14), now)).toEqual({ status, mail: null });
      expect(subscribe(at(15), now).mail).not.toBeNull();
    },
  );
});

describe('maskEmail', () => {
  it('shows the first letter and the domain', () => {
    expect(maskEmail('jana@posta.example')).toBe('j***@posta.example');
    expect(maskEmail('@posta.example')).toBe('***');
  });
});
