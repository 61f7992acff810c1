import { describe, expect, it } from 'vitest';
import { checkWeight } from './check-weight.ts';
import { scanAtPacking, type PackDesk, type PackLine } from './scan-at-packing.ts';

const line = (more: Partial<PackLine> = {}): PackLine => ({
  id: 1,
  productId: 10,
  quantity: 2,
  packed: 0,
  unitIds: [],
  packedUnitIds: [],
  ...more,
});
const desk = (more: Partial<PackDesk> = {}): PackDesk => ({
  orderNumber: 'O-1',
  status: 'open',
  crates: ['B-1'],
  lines: [line()],
  ...more,
});
const finish = { kind: 'command', command: 'FINISH' } as const;

describe('a packing desk', () => {
  it('begins with a crate that has an order', () => {
    expect(scanAtPacking(null, { kind: 'product', productIds: [10] }).outcome).toBe('crate_first');
    expect(scanAtPacking(null, { kind: 'crate', code: 'B-1', orderNumber: null }).outcome).toBe(
      'crate_without_order',
    );
    expect(scanAtPacking(null, { kind: 'crate', code: 'B-1', orderNumber: 'O-1' })).toEqual({
      outcome: 'crate_opened',
      events: [{ kind: 'open', crate: 'B-1' }],
      orderNumber: 'O-1',
    });
  });

  it('finishes only once every piece was scanned again (T-WH-9)', () => {
    expect(scanAtPacking(desk(), finish)).toEqual({ outcome: 'not_finished', events: [] });
    const last = desk({ lines: [line({ packed: 1 })] });
    expect(scanAtPacking(last, { kind: 'product', productIds: [10] })).toEqual({
      outcome: 'all_packed',
      events: [{ kind: 'pack', lineId: 1, unitId: null }],
      lineId: 1,
    });
    const all = desk({ lines: [line({ packed: 2 })] });
    expect(scanAtPacking(all, { kind: 'product', productIds: [10] }).outcome).toBe('enough');
    expect(scanAtPacking(all, finish).events).toEqual([{ kind: 'finish' }]);
  });

  it('takes only the very units that were picked', () => {
    const units = desk({ lines: [line({ unitIds: [5, 6], packed: 1, packedUnitIds: [5] })] });
    const scan = (unitId: number, productId = 10) =>
      scanAtPacking(units, { kind: 'unit', unitId, productId }).outcome;
    expect(scan(5)).toBe('already_scanned');
    expect(scan(6)).toBe('all_packed');
    expect(scan(7)).toBe('serial_mismatch');
    expect(scan(7, 99)).toBe('not_of_this_order');
    expect(scanAtPacking(units, { kind: 'product', productIds: [10] }).outcome).toBe(
      'serial_needed',
    );
    expect(scanAtPacking(units, { kind: 'unknown_serial' }).outcome).toBe('serial_not_found');
  });

  it('leaves no half packed order for another crate, and packs nothing that was cancelled (T-WH-6)', () => {
    const half = desk({ lines: [line({ packed: 1 })] });
    const other = { kind: 'crate', code: 'B-8', orderNumber: 'O-8' } as const;
    expect(scanAtPacking(half, other).outcome).toBe('crate_of_another');
    expect(scanAtPacking(desk(), other).outcome).toBe('crate_opened');
    const gone = desk({ status: 'cancelled' });
    expect(scanAtPacking(gone, { kind: 'product', productIds: [10] }).outcome).toBe(
      'order_cancelled',
    );
    expect(scanAtPacking(gone, finish).outcome).toBe('order_cancelled');
  });
});

describe('the weight of a parcel', () => {
  it.each([
    [1_200, [500, 400], 100, 'right'],
    [1_201, [500, 400], 100, 'off'],
    [800, [500, 400], 100, 'right'],
    [799, [500, 400], 100, 'off'],
    [60, [20], 10, 'right'],
    [61, [20], 10, 'off'],
    [900, [500, null], 100, 'unknown'],
  ] as const)('of %i g for %j and a box of %i g is %s', (weighed, things, box, verdict) => {
    expect(checkWeight(weighed, things, box)).toBe(verdict);
  });
});
