import { describe, expect, it } from 'vitest';
import { paymentKinds } from '../deliveries/matrix.ts';
import {
  firstStatus,
  heldShare,
  isPaidAtOnce,
  latestRelease,
  needsConfirmedMail,
  releaseAt,
  statusOfConfirmed,
} from './unpaid-order.ts';

const placedAt = new Date('2026-11-21T12:00:00Z');
const usual = { hasDevice: false, isMailAwaited: false };
const hoursOf = (...[kind, since, hold]: Parameters<typeof releaseAt>) => {
  const at = releaseAt(kind, since, hold);
  return at === null ? null : (at.getTime() - since.getTime()) / 3_600_000;
};

it.each([
  ['card', '2026-11-21T13:00:00.000Z'],
  ['google_pay', '2026-11-21T13:00:00.000Z'],
  ['apple_pay', '2026-11-21T13:00:00.000Z'],
  ['twisto', '2026-11-21T13:00:00.000Z'],
  ['bank_transfer', '2026-11-28T12:00:00.000Z'],
  ['installments', '2026-11-28T12:00:00.000Z'],
  ['leasing', '2026-11-28T12:00:00.000Z'],
] as const)('an order paid by %s lets its stock go at %s', (kind, at) => {
  expect(releaseAt(kind, placedAt)?.toISOString()).toBe(at);
  expect(firstStatus(kind, usual)).toBe('awaiting_payment');
});

it('never lets go what is paid on delivery or costs nothing, and confirms it at once', () => {
  for (const kind of ['cash_on_delivery', null] as const) {
    expect(releaseAt(kind, placedAt)).toBeNull();
    expect(firstStatus(kind, usual)).toBe('confirmed');
  }
});

it('releases every other kind some day', () => {
  const never = paymentKinds.filter((kind) => releaseAt(kind, placedAt) === null);
  expect(never).toEqual(['cash_on_delivery']);
});

it.each([...paymentKinds, null])('waits for a device first, paid by %s (T-SWAP-2)', (kind) => {
  expect(firstStatus(kind, { ...usual, hasDevice: true })).toBe('awaiting_device');
});

describe('while the stock is short', () => {
  it.each([
    [0.25, 168],
    [0.26, 84],
    [0.5, 84],
    [0.51, 42],
    [0.76, 24],
    [1, 24],
  ])('a transfer with %f of the pieces unpaid is waited for %i hours', (share, hours) => {
    expect(hoursOf('bank_transfer', placedAt, { share, isMailAwaited: false })).toBe(hours);
  });

  it('never waits longer the more of it is unpaid, nor shorter than the payment takes', () => {
    for (const kind of paymentKinds.filter((each) => each !== 'cash_on_delivery')) {
      const waits = [0, 0.3, 0.6, 0.9, 1].map(
        (share) => hoursOf(kind, placedAt, { share, isMailAwaited: false }) ?? 0,
      );
      expect(waits).toEqual([...waits].sort((a, b) => b - a));
      expect(waits.at(-1)).toBeGreaterThanOrEqual(isPaidAtOnce(kind) ? 0.25 : 24);
    }
  });

  it('counts what others cannot buy: the only piece of a used device locks nothing away', () => {
    expect(heldShare({ onHand: 1, unpaid: 1 })).toBe(0);
    expect(heldShare({ onHand: 20, unpaid: 10 })).toBe(0.45);
    expect(heldShare({ onHand: 20, unpaid: 20 })).toBe(0.95);
    expect(heldShare({ onHand: 0, unpaid: 5 })).toBe(1);
  });

  it('cannot be prolonged for ever by paying again', () => {
    expect(latestRelease(placedAt).toISOString()).toBe('2026-11-29T12:00:00.000Z');
  });
});

describe('before the mail is confirmed', () => {
  const guest = { kind: 'bank_transfer', hasDevice: false, isSignedIn: false } as const;

  it.each([
    [[1], false],
    [[1, 1, 1], false],
    [[2], true],
    [[1, 1, 1, 1], true],
  ])('pieces of %j ask for it: %s', (pieces, expected) => {
    expect(needsConfirmedMail({ ...guest, pieces })).toBe(expected);
  });

  it('asks nobody who is known, who sells a device, or who has nothing to pay', () => {
    const pieces = [10];
    expect(needsConfirmedMail({ ...guest, pieces, isSignedIn: true })).toBe(false);
    expect(needsConfirmedMail({ ...guest, pieces, hasDevice: true })).toBe(false);
    expect(needsConfirmedMail({ ...guest, pieces, kind: null })).toBe(false);
  });

  it.each(paymentKinds)('holds goods to be paid by %s for half an hour and no longer', (kind) => {
    const hold = { share: 0, isMailAwaited: true };
    expect(hoursOf(kind, placedAt, hold)).toBe(0.5);
    const status = firstStatus(kind, { hasDevice: false, isMailAwaited: true });
    expect(status).toBe(isPaidAtOnce(kind) ? 'awaiting_payment' : 'created');
    expect(statusOfConfirmed(kind)).toBe(
      kind === 'cash_on_delivery' ? 'confirmed' : 'awaiting_payment',
    );
  });
});

it('waits for the transfer of a company as long as it was let, however short the stock is', () => {
  const hold = { share: 1, isMailAwaited: false, paymentDays: 14 };
  expect(hoursOf('bank_transfer', placedAt, hold)).toBe(14 * 24);
  expect(hoursOf('bank_transfer', placedAt, { ...hold, paymentDays: 0 })).toBe(24);
  expect(hoursOf('card', placedAt, hold)).toBe(0.25);
  expect(releaseAt('cash_on_delivery', placedAt, hold)).toBeNull();
  expect(hoursOf('bank_transfer', placedAt, { ...hold, isMailAwaited: true })).toBe(0.5);
  expect(latestRelease(placedAt, 30).toISOString()).toBe('2026-12-21T12:00:00.000Z');
});
