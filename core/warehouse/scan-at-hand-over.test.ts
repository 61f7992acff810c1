import { describe, expect, it } from 'vitest';
import { scanAtHandOver, type ParcelAtDoor } from './scan-at-hand-over.ts';

const parcel: ParcelAtDoor = {
  id: 1,
  carrier: 'gls',
  isAnnounced: true,
  isHere: true,
  order: 'here',
  manifest: 'none',
};
const scanned = (more: Partial<ParcelAtDoor>, carrier: string | null = 'gls') =>
  scanAtHandOver(carrier, { kind: 'parcel', parcel: { ...parcel, ...more } });

describe('a scan at the hand-over', () => {
  it.each([
    [{}, 'scanned', 'add'],
    [{ manifest: 'open' }, 'already_scanned', null],
    [{ manifest: 'left' }, 'left_already', null],
    [{ order: 'left' }, 'left_already', null],
    [{ order: 'cancelled' }, 'order_cancelled', null],
    [{ order: 'cancelled', manifest: 'open' }, 'taken_off', 'take_off'],
    [{ carrier: 'packeta' }, 'other_carrier', null],
    [{ isHere: false }, 'other_place', null],
    [{ isHere: false, order: 'cancelled' }, 'order_cancelled', null],
    [{ carrier: null }, 'without_carrier', null],
    [{ isAnnounced: false }, 'not_announced', null],
  ] as const)('says of %j: %s', (more, outcome, event) => {
    expect(scanned(more)).toEqual({ outcome, event });
  });

  it('lets the first parcel say whose van it is', () => {
    expect(scanned({ carrier: 'packeta' }, null).outcome).toBe('scanned');
  });

  it('never closes a manifest by a card', () => {
    const said = scanAtHandOver('gls', { kind: 'command', command: 'FINISH' });
    expect(said).toEqual({ outcome: 'close_now', event: null });
  });
});
