import { describe, expect, it } from 'vitest';
import {
  afterCount,
  countRefusal,
  differenceOf,
  scanAtCount,
  type CountScan,
} from './stocktake.ts';

const item = { productId: 1, atStart: 10, moved: [], counted: 10 };

describe('a difference', () => {
  it('is what was counted against what the books had', () => {
    expect(differenceOf(item)).toBe(0);
    expect(differenceOf({ ...item, counted: 7 })).toBe(-3);
    expect(differenceOf({ ...item, counted: 12 })).toBe(2);
  });

  it('reckons in what came and went meanwhile', () => {
    const moved = [-2, 5];
    for (const counted of [8, 10, 13]) expect(differenceOf({ ...item, moved, counted })).toBe(0);
    expect(differenceOf({ ...item, moved, counted: 7 })).toBe(-1);
    expect(differenceOf({ ...item, moved, counted: 14 })).toBe(1);
  });
});

it('has a difference counted again, and only then booked', () => {
  expect(afterCount('counting', false)).toBe('done');
  expect(afterCount('counting', true)).toBe('differs');
  expect(afterCount('recounting', true)).toBe('to_book');
  expect(afterCount('recounting', false)).toBe('done');
});

it('lets nobody recount their own, nor two count one bin', () => {
  const counted = { status: 'differs', countedBy: 1, recountedBy: null } as const;
  expect(countRefusal(counted, 1)).toBe('recount_own');
  expect(countRefusal(counted, 2)).toBeNull();
  expect(countRefusal({ ...counted, status: 'counting' }, 2)).toBe('counted_by_another');
  expect(countRefusal({ ...counted, status: 'counting' }, 1)).toBeNull();
  expect(countRefusal({ ...counted, status: 'done' }, 2)).toBe('counted_already');
});

describe('a scan at a stocktake', () => {
  const nowhere = { binId: null, bin: null, unitIds: [] };
  const inBin = { binId: 5, bin: 'L-1', unitIds: [9] };
  const bin: CountScan = { kind: 'bin', binId: 5, isChosen: true, refusal: null };
  const cable: CountScan = { kind: 'product', productIds: [1], quantity: 3, needsSerial: false };
  const outcome = (scan: CountScan, desk = inBin) => scanAtCount(desk, scan).outcome;

  it('opens a bin, counts what lies in it, and finishes it', () => {
    expect(scanAtCount(nowhere, bin).events).toEqual([{ kind: 'open', binId: 5 }]);
    expect(scanAtCount(inBin, cable).events).toEqual([
      { kind: 'count', productId: 1, quantity: 3, unitId: null },
    ]);
    expect(outcome({ kind: 'command', command: 'FINISH' })).toBe('bin_done');
  });

  it('tells devices one by one', () => {
    expect(outcome({ kind: 'unit', unitId: 8, productId: 2 })).toBe('counted');
    expect(outcome({ kind: 'unit', unitId: 9, productId: 2 })).toBe('already_scanned');
    expect(outcome({ ...cable, needsSerial: true })).toBe('serial_needed');
    expect(outcome({ kind: 'unknown_serial' })).toBe('serial_not_found');
  });

  it('refuses a thing without a bin, another bin in between, and a bin that was not chosen', () => {
    expect(scanAtCount(nowhere, cable).outcome).toBe('bin_first');
    expect(outcome({ ...bin, binId: 6 })).toBe('finish_first');
    expect(scanAtCount(nowhere, { ...bin, isChosen: false }).outcome).toBe('bin_not_chosen');
    expect(scanAtCount(nowhere, { ...bin, refusal: 'recount_own' }).outcome).toBe('recount_own');
  });
});
