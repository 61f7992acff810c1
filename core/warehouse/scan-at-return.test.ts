import { describe, expect, it } from 'vitest';
import {
  isWholeReturn,
  scanAtReturn,
  type OpenReturn,
  type ReturnedLine,
  type ReturnScan,
} from './scan-at-return.ts';

const cases: ReturnedLine = { productId: 7, expected: 2, counted: 0, plainOut: 2, unitsOut: 0 };
const phone: ReturnedLine = { productId: 1, expected: 1, counted: 0, plainOut: 0, unitsOut: 1 };
const cable: ReturnedLine = { productId: 9, expected: 0, counted: 0, plainOut: 1, unitsOut: 0 };
const open: OpenReturn = { lines: [cases, phone, cable], condition: 'sellable' };
const product = (id: number, quantity = 1): ReturnScan => ({
  kind: 'product',
  productIds: [id],
  quantity,
});
const command = (name: 'UNDO' | 'DAMAGED' | 'SECOND' | 'FINISH' | 'HELP' | 'SKIP'): ReturnScan => ({
  kind: 'command',
  command: name,
});
const source = (state: 'returnable' | 'not_sent' | 'all_back', isSame = false): ReturnScan => ({
  kind: 'source',
  state,
  isSame,
});
const outcome = (at: OpenReturn | null, scan: ReturnScan) => scanAtReturn(at, scan).outcome;

describe('a return', () => {
  it('is opened by its parcel or order, and by nothing else', () => {
    expect(scanAtReturn(null, source('returnable')).events).toEqual([{ kind: 'open' }]);
    expect(outcome(null, source('not_sent'))).toBe('not_sent');
    expect(outcome(null, source('all_back'))).toBe('all_back');
    expect(outcome(null, product(7))).toBe('source_first');
    expect(outcome(null, command('UNDO'))).toBe('source_first');
    expect(outcome(null, command('HELP'))).toBe('help');
    expect(outcome(open, source('returnable'))).toBe('finish_first');
    expect(outcome(open, source('returnable', true))).toBe('open_already');
  });

  it('counts what was sold, and says what nobody announced', () => {
    expect(outcome(open, product(7))).toBe('counted');
    expect(outcome(open, product(9))).toBe('not_announced');
    expect(outcome(open, product(4))).toBe('not_of_order');
    expect(outcome(open, product(7, 3))).toBe('enough');
    const last = { ...open, lines: [{ ...cases, counted: 1 }] };
    expect(outcome(last, product(7))).toBe('all_counted');
  });

  it('takes a device by its number alone, and no other device', () => {
    expect(outcome(open, product(1))).toBe('serial_needed');
    const unit = (state: 'sold' | 'back' | 'foreign', productId: number | null): ReturnScan => ({
      kind: 'unit',
      state,
      productId,
    });
    expect(scanAtReturn(open, unit('sold', 1)).events).toEqual([
      { kind: 'count', productId: 1, quantity: 1, isUnit: true, condition: 'sellable' },
    ]);
    expect(outcome(open, unit('foreign', 1))).toBe('wrong_device');
    expect(outcome(open, unit('foreign', null))).toBe('wrong_device');
    expect(outcome(open, unit('back', 1))).toBe('back_already');
  });

  it('notes the condition of the next piece', () => {
    expect(scanAtReturn(open, command('DAMAGED')).events).toEqual([
      { kind: 'condition', condition: 'damaged' },
    ]);
    expect(outcome({ ...open, condition: 'damaged' }, command('DAMAGED'))).toBe('sellable_next');
    expect(outcome(open, command('SECOND'))).toBe('second_next');
    expect(outcome({ ...open, condition: 'second_grade' }, product(7))).toBe('counted_second');
    expect(outcome({ ...open, condition: 'damaged' }, product(7))).toBe('counted_damaged');
  });

  it('is finished once something is counted, and says what is missing', () => {
    expect(outcome(open, command('FINISH'))).toBe('nothing_counted');
    const some = { ...open, lines: [{ ...cases, counted: 1 }, phone] };
    expect(outcome(some, command('FINISH'))).toBe('finished_short');
    const all = { ...open, lines: [{ ...cases, counted: 2 }] };
    expect(outcome(all, command('FINISH'))).toBe('finished');
    expect(outcome(open, command('SKIP'))).toBe('not_known');
    expect(outcome(open, { kind: 'other' })).toBe('not_known');
    expect(scanAtReturn(open, command('UNDO')).events).toEqual([{ kind: 'undo' }]);
  });

  it('is whole with all that was announced', () => {
    expect(isWholeReturn([{ expected: 1, counted: 1 }])).toBe(true);
    expect(isWholeReturn([{ expected: 0, counted: 1 }])).toBe(false);
    expect(isWholeReturn([cases])).toBe(false);
  });
});
