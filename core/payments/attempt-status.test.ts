import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  attemptAfter,
  attemptStatuses,
  captureOutcome,
  type AttemptStatus,
  type PaymentNews,
} from './attempt-status.ts';

describe('attemptAfter', () => {
  it.each([
    ['created', 'pending', 'pending'],
    ['created', 'captured', 'captured'],
    ['pending', 'failed', 'failed'],
    ['pending', 'cancelled', 'cancelled'],
    ['created', 'expired', 'expired'],
  ] as const)('moves %s by %s', (from, news, to) => {
    expect(attemptAfter(from, news)).toBe(to);
  });

  it.each(['failed', 'cancelled', 'expired', 'pending'] as const)(
    'never undoes a payment by a late %s',
    (news) => {
      expect(attemptAfter('captured', news)).toBeNull();
    },
  );

  it.each(['failed', 'cancelled', 'expired'] as const)(
    'takes money that comes after %s',
    (from) => {
      expect(attemptAfter(from, 'captured')).toBe('captured');
    },
  );

  it('ends captured in any order of messages among which is a capture', () => {
    const news = fc.constantFrom<PaymentNews>(
      ...attemptStatuses.filter((status) => status !== 'created'),
    );
    fc.assert(
      fc.property(fc.array(news), fc.array(news), (before, after) => {
        const messages: PaymentNews[] = [...before, 'captured', ...after];
        const end = messages.reduce<AttemptStatus>(
          (status, each) => attemptAfter(status, each) ?? status,
          'created',
        );
        expect(end).toBe('captured');
      }),
    );
  });

  it('does nothing when a message comes again', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...attemptStatuses),
        fc.constantFrom(...attemptStatuses),
        (from, news) => {
          if (news === 'created') return;
          const once = attemptAfter(from, news) ?? from;
          expect(attemptAfter(once, news)).toBeNull();
        },
      ),
    );
  });
});

describe('captureOutcome', () => {
  const order = { isCancelled: false, isPaid: false, due: 1_000 };

  it('pays the order with exactly what is due', () => {
    expect(captureOutcome(order, 1_000)).toBe('paid');
  });

  it.each([999, 1_001, 0])('does not take %d for 1000', (captured) => {
    expect(captureOutcome(order, captured)).toBe('mismatch');
  });

  it('gives back what comes for a cancelled or a paid order', () => {
    expect(captureOutcome({ ...order, isCancelled: true }, 1_000)).toBe('captured_after_cancel');
    expect(captureOutcome({ ...order, isPaid: true }, 1_000)).toBe('captured_twice');
  });
});
