import { describe, expect, it } from 'vitest';
import { isOpenReservation, moveReservation, reservationStatuses } from './reservation-status.ts';

describe('moveReservation', () => {
  it('takes the piece out of the shop when it is collected', () => {
    const taken = { ok: true, value: 'leaves' };
    expect(moveReservation('ready', 'collected', 'staff')).toEqual(taken);
    expect(moveReservation('preparing', 'collected', 'staff')).toEqual(taken);
  });

  it('gives the piece back when nobody comes for it', () => {
    const released = { ok: true, value: 'is_let_go' };
    expect(moveReservation('preparing', 'cancelled', 'customer')).toEqual(released);
    expect(moveReservation('ready', 'cancelled', 'staff')).toEqual(released);
    expect(moveReservation('ready', 'expired', 'system')).toEqual(released);
  });

  it('keeps the piece when it is only made ready', () => {
    const kept = { ok: true, value: 'stays_held' };
    expect(moveReservation('preparing', 'ready', 'staff')).toEqual(kept);
  });

  it('lets nothing follow an end, so that no piece is given back twice', () => {
    for (const from of ['collected', 'cancelled', 'expired'] as const) {
      for (const to of reservationStatuses) {
        expect(moveReservation(from, to, 'staff')).toEqual({
          ok: false,
          error: 'move_not_allowed',
        });
      }
    }
  });

  it('refuses whoever may not move it', () => {
    const refused = { ok: false, error: 'actor_not_allowed' };
    expect(moveReservation('preparing', 'ready', 'customer')).toEqual(refused);
    expect(moveReservation('ready', 'collected', 'customer')).toEqual(refused);
    expect(moveReservation('ready', 'expired', 'staff')).toEqual(refused);
    expect(moveReservation('ready', 'cancelled', 'system')).toEqual(refused);
  });
});

it('knows which reservations hold a piece', () => {
  expect(reservationStatuses.filter(isOpenReservation)).toEqual(['preparing', 'ready']);
});
