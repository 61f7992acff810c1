import { describe, expect, it } from 'vitest';
import {
  buybackStatuses,
  canCallOff,
  isMoveForPrice,
  isOpen,
  mayEnterStock,
  moveBuyback,
  movesOf,
  type BuybackActor,
  type BuybackStatus,
} from './buyback-status.ts';

const at = new Date('2026-10-01T10:00:00Z');
const move = (from: BuybackStatus, to: BuybackStatus, actor: BuybackActor) =>
  moveBuyback(from, { to, actor, by: 'u-1', at, reason: 'test' });
const actors: readonly BuybackActor[] = ['customer', 'staff', 'system'];

it('lets its seller call a sale off as long as the device is not here, by a move that is allowed', () => {
  const open = buybackStatuses.filter(canCallOff);
  expect(open).toEqual(['submitted', 'awaiting_device']);
  expect(open.every((status) => move(status, 'cancelled', 'customer').ok)).toBe(true);
});

describe('moveBuyback', () => {
  it('records who moved it, when and why', () => {
    expect(move('awaiting_device', 'received', 'staff')).toEqual({
      ok: true,
      value: {
        from: 'awaiting_device',
        to: 'received',
        actor: 'staff',
        by: 'u-1',
        at,
        reason: 'test',
      },
    });
  });

  it('leads from the quote to the payment', () => {
    const path: [BuybackStatus, BuybackStatus, BuybackActor][] = [
      ['quoted', 'submitted', 'customer'],
      ['submitted', 'awaiting_device', 'system'],
      ['awaiting_device', 'received', 'staff'],
      ['received', 'inspected', 'staff'],
      ['inspected', 'counter_offered', 'staff'],
      ['counter_offered', 'accepted', 'customer'],
      ['accepted', 'payout_pending', 'staff'],
      ['payout_pending', 'paid', 'system'],
    ];
    for (const step of path) expect(move(...step).ok).toBe(true);
  });

  it.each(['staff', 'system'] as const)('lets no %s consent to a counter-offer', (actor) => {
    expect(move('counter_offered', 'accepted', actor)).toEqual({
      ok: false,
      error: 'actor_not_allowed',
    });
  });

  it.each(['accepted', 'payout_pending', 'paid'] as const)(
    'makes no counter-offer once a buy-back is %s',
    (from) => {
      for (const actor of actors) {
        expect(move(from, 'counter_offered', actor)).toEqual({
          ok: false,
          error: 'move_not_allowed',
        });
      }
    },
  );

  it('sends a refused device back', () => {
    expect(move('counter_offered', 'returning', 'customer').ok).toBe(true);
    expect(move('returning', 'returned', 'staff').ok).toBe(true);
  });

  it.each(['paid', 'returned', 'cancelled', 'expired'] as const)('ends with %s', (from) => {
    for (const actor of actors) expect(movesOf(from, actor)).toEqual([]);
    expect(isOpen(from)).toBe(false);
  });

  it('sends back what was accepted for nothing, and pays for what was accepted for more', () => {
    expect(move('accepted', 'rejected', 'staff').ok).toBe(true);
    expect(isMoveForPrice('accepted', 'rejected', 0)).toBe(true);
    expect(isMoveForPrice('accepted', 'rejected', 1)).toBe(false);
    expect(isMoveForPrice('accepted', 'payout_pending', 0)).toBe(false);
    expect(isMoveForPrice('accepted', 'payout_pending', 1)).toBe(true);
    expect(isMoveForPrice('inspected', 'rejected', 5_000)).toBe(true);
  });

  it('lets no customer move a device that staff hold', () => {
    expect(movesOf('inspected', 'customer')).toEqual([]);
    expect(movesOf('accepted', 'customer')).toEqual([]);
  });
});

it('counts every started and unfinished request as open, a quote not', () => {
  expect(buybackStatuses.filter(isOpen)).toEqual([
    'submitted',
    'awaiting_device',
    'received',
    'inspected',
    'counter_offered',
    'accepted',
    'payout_pending',
    'rejected',
    'returning',
  ]);
});

it('lets only a paid device into stock', () => {
  expect(buybackStatuses.filter(mayEnterStock)).toEqual(['paid']);
});
