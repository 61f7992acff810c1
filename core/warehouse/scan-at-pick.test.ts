import { describe, expect, it } from 'vitest';
import { nextStep, type PickRound, type RoundLine, type RoundPick } from './pick-round.ts';
import { scanAtPick, type PickScan } from './scan-at-pick.ts';

const pick = (id: number, more: Partial<RoundPick> = {}): RoundPick => ({
  id,
  orderNumber: `O-${String(id)}`,
  slot: id,
  crates: [`B-${String(id)}`],
  status: 'open',
  ...more,
});
const line = (id: number, pickId: number, more: Partial<RoundLine> = {}): RoundLine => ({
  id,
  pickId,
  productId: id * 10,
  binId: id,
  quantity: 1,
  picked: 0,
  status: 'waiting',
  needsSerial: false,
  unitIds: [],
  ...more,
});
const round = (more: Partial<PickRound> = {}): PickRound => ({
  picks: [pick(1)],
  lines: [line(1, 1)],
  inHand: null,
  replacing: null,
  ...more,
});
const product = (...productIds: number[]): PickScan => ({ kind: 'product', productIds });
const crate = (
  code: string,
  pickId: number | null,
  orderNumber: string | null = null,
): PickScan => ({
  kind: 'crate',
  code,
  pickId,
  orderNumber,
});
const unit = (unitId: number, productId: number, heldBy: string | null = null): PickScan => ({
  kind: 'unit',
  unitId,
  productId,
  heldBy,
});

describe('a pick of one order', () => {
  it('begins with a crate', () => {
    const bare = round({ picks: [pick(1, { crates: [] })] });
    expect(nextStep(bare).kind).toBe('scan_crate');
    expect(scanAtPick(bare, product(10))).toMatchObject({ outcome: 'crate_first', events: [] });
    expect(scanAtPick(bare, crate('B-9', null))).toEqual({
      outcome: 'crate_bound',
      events: [{ kind: 'bind', pickId: 1, crate: 'B-9' }],
      slot: 1,
    });
  });

  it('refuses the crate of another order and names it (T-WH-5)', () => {
    const bare = round({ picks: [pick(1, { crates: [] })] });
    expect(scanAtPick(bare, crate('B-7', 70, 'O-70'))).toEqual({
      outcome: 'crate_of_another',
      events: [],
      orderNumber: 'O-70',
    });
  });

  it('counts a piece straight into its crate, twice where two are wanted, and then says enough (T-WH-3)', () => {
    const two = round({ lines: [line(1, 1, { quantity: 2 })] });
    expect(scanAtPick(two, product(10))).toEqual({
      outcome: 'counted',
      events: [{ kind: 'put', lineId: 1, unitId: null, crate: 'B-1' }],
      lineId: 1,
      slot: 1,
    });
    const one = round({ lines: [line(1, 1, { quantity: 2, picked: 1 })] });
    expect(scanAtPick(one, product(10)).outcome).toBe('take_done');
    const none = round({ lines: [line(1, 1, { quantity: 2, picked: 2, status: 'picked' })] });
    expect(scanAtPick(none, product(10))).toEqual({ outcome: 'enough', events: [] });
  });

  it('takes a further crate when the first one is full', () => {
    expect(scanAtPick(round(), crate('B-5', null))).toMatchObject({
      outcome: 'crate_added',
      events: [{ kind: 'bind', pickId: 1, crate: 'B-5' }],
    });
    expect(scanAtPick(round(), crate('B-1', 1)).outcome).toBe('crate_right');
  });

  it('asks for the serial number where pieces are told apart by it', () => {
    const serial = round({ lines: [line(1, 1, { needsSerial: true })] });
    expect(scanAtPick(serial, product(10))).toEqual({
      outcome: 'serial_needed',
      events: [],
      lineId: 1,
    });
    expect(scanAtPick(serial, unit(5, 10))).toMatchObject({
      outcome: 'take_done',
      events: [{ kind: 'put', lineId: 1, unitId: 5, crate: 'B-1' }],
    });
  });

  it('knows a unit that was scanned, one of another product, of another order, and an unknown one (T-WH-3, T-WH-4)', () => {
    const serial = round({
      lines: [line(1, 1, { quantity: 2, picked: 1, needsSerial: true, unitIds: [5] })],
    });
    expect(scanAtPick(serial, unit(5, 10)).outcome).toBe('already_scanned');
    expect(scanAtPick(serial, unit(6, 99)).outcome).toBe('serial_mismatch');
    expect(scanAtPick(serial, unit(6, 10, 'O-44'))).toEqual({
      outcome: 'serial_in_order',
      events: [],
      orderNumber: 'O-44',
    });
    expect(scanAtPick(serial, { kind: 'unknown_serial' }).outcome).toBe('serial_not_found');
  });

  it('tells the right bin from a wrong one, and a thing of nobody', () => {
    expect(scanAtPick(round(), { kind: 'bin', binId: 1 }).outcome).toBe('bin_right');
    expect(scanAtPick(round(), { kind: 'bin', binId: 2 }).outcome).toBe('bin_wrong');
    expect(scanAtPick(round(), product(77)).outcome).toBe('not_of_this_order');
    expect(scanAtPick(round(), { kind: 'other' }).outcome).toBe('not_known');
  });

  it('says that its order was cancelled, and counts nothing (T-WH-6)', () => {
    const gone = round({ picks: [pick(1, { status: 'cancelled' })] });
    expect(scanAtPick(gone, product(10))).toEqual({
      outcome: 'order_cancelled',
      events: [],
      orderNumber: 'O-1',
    });
    expect(scanAtPick(gone, crate('B-1', 1)).outcome).toBe('order_cancelled');
    expect(scanAtPick(gone, unit(5, 10)).outcome).toBe('order_cancelled');
  });

  it('obeys command cards alone (two-hand mode)', () => {
    const command = (of: 'UNDO' | 'NOTFOUND' | 'SKIP' | 'FINISH' | 'HELP') =>
      scanAtPick(round(), { kind: 'command', command: of });
    expect(command('UNDO').events).toEqual([{ kind: 'undo' }]);
    expect(command('NOTFOUND')).toMatchObject({
      outcome: 'line_not_found',
      events: [{ kind: 'not_found', lineId: 1 }],
    });
    expect(command('SKIP').events).toEqual([{ kind: 'skip' }]);
    expect(command('FINISH')).toEqual({ outcome: 'not_finished', events: [] });
    expect(command('HELP').outcome).toBe('help');
    const done = round({ lines: [line(1, 1, { picked: 1, status: 'picked' })] });
    expect(scanAtPick(done, { kind: 'command', command: 'FINISH' })).toEqual({
      outcome: 'round_done',
      events: [{ kind: 'finish' }],
    });
  });
});

describe('another colour instead', () => {
  const replace: PickScan = { kind: 'command', command: 'REPLACE' };
  const shown = round({ replacing: { lineId: 1, productIds: [11, 12] } });

  it('is asked for by its card at the place where the thing is missing', () => {
    expect(scanAtPick(round(), replace)).toEqual({
      outcome: 'replacement_wanted',
      events: [{ kind: 'replace', lineId: 1 }],
      lineId: 1,
    });
    const holding = round({ inHand: { lineId: 1, unitId: null } });
    expect(scanAtPick(holding, replace).outcome).toBe('nothing_to_do');
  });

  it('is what is scanned next, where it is the same model', () => {
    expect(scanAtPick(shown, product(99, 12))).toEqual({
      outcome: 'replacement_proposed',
      events: [{ kind: 'propose', lineId: 1, productId: 12 }],
      lineId: 1,
      slot: 1,
    });
    expect(scanAtPick(shown, unit(5, 11)).outcome).toBe('replacement_proposed');
    expect(scanAtPick(shown, unit(5, 11, 'O-44')).outcome).toBe('serial_in_order');
    expect(scanAtPick(shown, product(99))).toMatchObject({
      outcome: 'replacement_not_alike',
      events: [],
    });
  });

  it('is none where nobody asked for it, and the thing itself is counted when it turns up', () => {
    expect(scanAtPick(round(), product(12)).outcome).toBe('not_of_this_order');
    const elsewhere = round({ replacing: { lineId: 7, productIds: [12] } });
    expect(scanAtPick(elsewhere, product(12)).outcome).toBe('not_of_this_order');
    expect(scanAtPick(shown, product(10)).outcome).toBe('take_done');
  });
});

describe('a cart with several crates', () => {
  const cart = (more: Partial<PickRound> = {}) =>
    round({ picks: [pick(1), pick(2)], lines: [line(1, 1), line(2, 2), line(3, 1)], ...more });

  it('walks from bin to bin, whosever the things are', () => {
    expect(nextStep(cart())).toMatchObject({ kind: 'take', line: { id: 1 } });
    const first = cart({ lines: [line(1, 1, { picked: 1, status: 'picked' }), line(2, 2)] });
    expect(nextStep(first)).toMatchObject({ kind: 'take', line: { id: 2 } });
  });

  it('holds a thing in hand until it is put into its own crate', () => {
    expect(scanAtPick(cart(), product(10))).toEqual({
      outcome: 'counted',
      events: [{ kind: 'hold', lineId: 1, unitId: null }],
      lineId: 1,
      slot: 1,
    });
    const holding = cart({ inHand: { lineId: 1, unitId: 8 } });
    expect(nextStep(holding)).toMatchObject({ kind: 'put_into', pick: { slot: 1 } });
    expect(scanAtPick(holding, crate('B-2', 2)).outcome).toBe('crate_not_this');
    expect(scanAtPick(holding, crate('B-3', null)).outcome).toBe('crate_not_this');
    expect(scanAtPick(holding, product(20)).outcome).toBe('crate_first');
    expect(scanAtPick(holding, unit(8, 10)).outcome).toBe('already_scanned');
    expect(scanAtPick(holding, crate('B-1', 1))).toEqual({
      outcome: 'put_into_crate',
      events: [{ kind: 'put', lineId: 1, unitId: 8, crate: 'B-1' }],
      lineId: 1,
      slot: 1,
    });
  });

  it('prefers the line of the bin at hand where two orders want the same thing', () => {
    const same = cart({
      lines: [
        line(1, 1, { picked: 1, status: 'picked' }),
        line(2, 2, { productId: 50, binId: 4 }),
        line(3, 1, { productId: 50, binId: 9 }),
      ],
    });
    expect(scanAtPick(same, product(50)).lineId).toBe(2);
  });

  it('leaves out what was cancelled and goes on with the others', () => {
    const gone = cart({ picks: [pick(1, { status: 'cancelled' }), pick(2)] });
    expect(nextStep(gone)).toMatchObject({ kind: 'take', line: { id: 2 } });
    expect(scanAtPick(gone, product(10)).outcome).toBe('order_cancelled');
  });

  it('adds no crate by a guess', () => {
    expect(scanAtPick(cart(), crate('B-9', null)).outcome).toBe('crate_not_this');
  });
});
