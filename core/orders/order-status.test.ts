import { describe, expect, it } from 'vitest';
import {
  moveOrder,
  orderMovesOf,
  orderStatuses,
  releasesCodes,
  type OrderActor,
  type OrderStatus,
} from './order-status.ts';

const actors: readonly OrderActor[] = ['customer', 'staff', 'supervisor', 'system'];

describe('moveOrder', () => {
  it.each([
    ['created', 'awaiting_payment', 'confirmed', 'picking', 'packed', 'handed_over', 'delivered'],
    ['created', 'confirmed', 'picking', 'packed', 'ready_for_pickup', 'delivered', 'returned'],
  ] as const)('leads from %s over %s to the customer', (...path) => {
    const steps = path.slice(1).map((to, at) => ({ from: path[at] ?? to, to }));
    for (const { from, to } of steps) {
      expect(actors.some((actor) => moveOrder(from, to, actor).ok)).toBe(true);
    }
  });

  it('lets nobody but the settlement lead on from waiting for a device (T-SWAP-2)', () => {
    expect(orderMovesOf('awaiting_device', 'system')).toEqual([
      'awaiting_payment',
      'confirmed',
      'cancelled',
    ]);
    for (const actor of ['customer', 'staff', 'supervisor'] as const) {
      expect(orderMovesOf('awaiting_device', actor)).toEqual(['cancelled']);
    }
  });

  it.each(['cancelled', 'returned'] as const)('leads nowhere from %s', (from) => {
    for (const actor of actors) expect(orderMovesOf(from, actor)).toEqual([]);
  });

  it('lets nobody hand over what was cancelled', () => {
    expect(moveOrder('cancelled', 'handed_over', 'supervisor')).toEqual({
      ok: false,
      error: 'move_not_allowed',
    });
  });

  it('lets only a supervisor cancel after the hand-over, and the system what came back for want of a device', () => {
    const cancellers = actors.filter((actor) => moveOrder('handed_over', 'cancelled', actor).ok);
    expect(cancellers).toEqual(['supervisor', 'system']);
    expect(moveOrder('handed_over', 'cancelled', 'staff')).toEqual({
      ok: false,
      error: 'actor_not_allowed',
    });
  });

  it('lets a customer do nothing but cancel, and confirm what was only received', () => {
    const received = orderMovesOf('created', 'customer');
    expect(received).toEqual(['awaiting_payment', 'confirmed', 'cancelled']);
    const others = orderStatuses.filter((from) => from !== 'created');
    const moves = new Set(others.flatMap((from) => orderMovesOf(from, 'customer')));
    expect([...moves]).toEqual(['cancelled']);
  });
});

it('gives codes back when an order is cancelled before the hand-over, and not after', () => {
  const kept: OrderStatus[] = ['handed_over', 'delivered', 'cancelled', 'returned'];
  expect(orderStatuses.filter((from) => !releasesCodes(from))).toEqual(kept);
});

describe('the moves of an order', () => {
  const after = (from: OrderStatus): readonly OrderStatus[] =>
    orderStatuses.filter((to) => actors.some((actor) => moveOrder(from, to, actor).ok));
  const reachable = (from: OrderStatus, seen = new Set<OrderStatus>()): Set<OrderStatus> => {
    for (const to of after(from)) {
      if (seen.has(to)) continue;
      seen.add(to);
      reachable(to, seen);
    }
    return seen;
  };

  it('reach every state from the first one, and an end from every state', () => {
    expect([...reachable('created'), 'created'].sort()).toEqual([...orderStatuses].sort());
    const endless = orderStatuses.filter(
      (from) =>
        after(from).length > 0 && ![...reachable(from)].some((to) => after(to).length === 0),
    );
    expect(endless).toEqual([]);
  });

  it('never lead back to a payment, nor from what left the shop into its shelves', () => {
    for (const from of orderStatuses.filter((each) => each !== 'created')) {
      expect(reachable(from).has('created')).toBe(false);
    }
    // Only a card that is held no longer leads back to its device, and never what was touched.
    const back = orderStatuses.filter((from) => after(from).includes('awaiting_device'));
    expect(back).toEqual(['created', 'awaiting_payment', 'confirmed']);
    for (const from of ['handed_over', 'ready_for_pickup', 'delivered'] as const) {
      for (const to of ['packed', 'awaiting_device', 'awaiting_payment'] as const) {
        expect(reachable(from).has(to)).toBe(false);
      }
    }
  });

  it('are the same for a supervisor as for the staff, and more', () => {
    for (const from of orderStatuses) {
      expect(orderMovesOf(from, 'supervisor')).toEqual(
        expect.arrayContaining(orderMovesOf(from, 'staff')),
      );
    }
  });
});
