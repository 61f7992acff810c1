import { describe, expect, it } from 'vitest';
import { scanAtTransfer, type TransferAtHand, type TransferScan } from './scan-at-transfer.ts';

const packing: TransferAtHand = { status: 'packing', isDamaged: false };
const onWay: TransferAtHand = { status: 'on_way', isDamaged: false };
const product = (plain: number, quantity = 1, hasUnits = false): TransferScan => ({
  kind: 'product',
  items: plain > 0 ? [{ productId: 7, plain }] : [],
  quantity,
  hasUnits,
});
const unit = (where: 'here' | 'done' | 'elsewhere'): TransferScan => ({
  kind: 'unit',
  unitId: 3,
  productId: 8,
  where,
});
const moved = { kind: 'move', productId: 7, quantity: 2, unitId: null, isDamaged: false };

describe('a scan at a transfer', () => {
  it('takes out what lies there, and brings in what is on its way', () => {
    expect(scanAtTransfer(packing, product(2, 2))).toMatchObject({
      outcome: 'packed',
      events: [moved],
    });
    expect(scanAtTransfer(onWay, product(2, 2))).toMatchObject({
      outcome: 'received',
      events: [moved],
    });
    expect(scanAtTransfer(onWay, unit('here')).events).toEqual([
      { kind: 'move', productId: 8, quantity: 1, unitId: 3, isDamaged: false },
    ]);
  });

  it.each<[string, TransferAtHand, TransferScan]>([
    ['enough', packing, product(1, 2)],
    ['serial_needed', packing, product(0, 1, true)],
    ['not_here', packing, product(0)],
    ['not_in_transfer', onWay, product(0)],
    ['not_here', packing, unit('elsewhere')],
    ['not_in_transfer', onWay, unit('elsewhere')],
    ['already_scanned', onWay, unit('done')],
    ['not_known', onWay, { kind: 'bin', binId: 4 }],
    ['not_known', packing, { kind: 'command', command: 'DAMAGED' }],
    ['not_known', packing, { kind: 'other' }],
    ['transfer_over', { ...onWay, status: 'closed' }, product(5)],
    ['transfer_over', { ...onWay, status: 'cancelled' }, { kind: 'command', command: 'UNDO' }],
    ['finish_now', onWay, { kind: 'command', command: 'FINISH' }],
    ['help', packing, { kind: 'command', command: 'HELP' }],
  ])('says %s and changes nothing', (outcome, at, scan) => {
    expect(scanAtTransfer(at, scan)).toMatchObject({ outcome, events: [] });
  });

  it('chooses the bin that things are taken from', () => {
    expect(scanAtTransfer(packing, { kind: 'bin', binId: 4 })).toEqual({
      outcome: 'bin_chosen',
      events: [{ kind: 'bin', binId: 4 }],
    });
  });

  it('notes damage of the next thing where it comes in, and calls it off', () => {
    const card = { kind: 'command', command: 'DAMAGED' } as const;
    expect(scanAtTransfer(onWay, card).outcome).toBe('damaged_next');
    const damaged = { ...onWay, isDamaged: true };
    expect(scanAtTransfer(damaged, card).outcome).toBe('damaged_off');
    expect(scanAtTransfer(damaged, product(2, 2))).toMatchObject({
      outcome: 'received_damaged',
      events: [{ ...moved, isDamaged: true }],
    });
  });
});
