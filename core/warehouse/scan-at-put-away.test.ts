import { expect, it } from 'vitest';
import { scanAtPutAway, type PutAwayScan } from './scan-at-put-away.ts';

const cable = (quantity = 1): PutAwayScan => ({
  kind: 'product',
  items: [{ productId: 1, plain: 3 }],
  quantity,
  hasUnits: false,
});
const device = (unitId: number, isWaiting = true): PutAwayScan => ({
  kind: 'unit',
  unitId,
  productId: 2,
  isWaiting,
});
const bin: PutAwayScan = { kind: 'bin', binId: 9, isOpen: true };
const carried = { productId: 1, quantity: 2, unitIds: [] };

it('takes pieces of one kind, no more than wait, and puts all of them into a bin', () => {
  expect(scanAtPutAway(null, cable(2)).events).toEqual([{ kind: 'take', carried }]);
  expect(scanAtPutAway(carried, cable()).outcome).toBe('taken');
  expect(scanAtPutAway(carried, cable(2)).outcome).toBe('enough');
  expect(scanAtPutAway(carried, bin).events).toEqual([{ kind: 'put', binId: 9 }]);
});

it('refuses a bin without a thing, a closed bin, and another thing in between', () => {
  expect(scanAtPutAway(null, bin).outcome).toBe('thing_first');
  expect(scanAtPutAway(carried, { ...bin, isOpen: false }).outcome).toBe('bin_closed');
  expect(scanAtPutAway(carried, device(5)).outcome).toBe('put_first');
  expect(scanAtPutAway({ ...carried, productId: 7 }, cable()).outcome).toBe('put_first');
});

it('tells devices apart by their numbers', () => {
  const taken = { productId: 2, quantity: 1, unitIds: [5] };
  expect(scanAtPutAway(null, device(5)).events).toEqual([{ kind: 'take', carried: taken }]);
  expect(scanAtPutAway(taken, device(5)).outcome).toBe('already_scanned');
  expect(scanAtPutAway(null, device(6, false)).outcome).toBe('not_waiting');
  const byCode: PutAwayScan = { kind: 'product', items: [], quantity: 1, hasUnits: true };
  expect(scanAtPutAway(null, byCode).outcome).toBe('serial_needed');
});
