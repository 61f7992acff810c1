import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyScan } from './classify-scan.ts';
import { readGs1 } from './gs1.ts';
import { commandOf } from './label-code.ts';

describe('a scanned code', () => {
  it.each([
    ['B-0042', 'crate'],
    ['b-0042', 'crate'],
    ['L-A-01-03', 'location'],
    ['O-7F3K9', 'order'],
    ['U-77', 'user'],
    ['W-2', 'station'],
    ['P-100', 'parcel'],
    ['CMD-UNDO', 'command'],
  ])('%s is told by its prefix as %s (T-SCAN-9)', (text, kind) => {
    expect(classifyScan(text)).toEqual({ kind, code: text.toUpperCase() });
  });

  it('is the same product with twelve digits and with thirteen (T-SCAN-7)', () => {
    const one = classifyScan('075678164125');
    expect(one).toEqual({ kind: 'product', gtin: '0075678164125', serial: null });
    expect(classifyScan('0075678164125')).toEqual(one);
    expect(classifyScan('00075678164125')).toEqual(one);
  });

  it('is a serial number where one is waited for, even if it is a good EAN (T-SCAN-9)', () => {
    expect(classifyScan('4006381333931', ['4006381333931'])).toEqual({
      kind: 'serial',
      serial: '4006381333931',
    });
    expect(classifyScan('4006381333931', ['X1']).kind).toBe('product');
    expect(classifyScan('f2l-xk 9', ['F2LXK9'])).toEqual({ kind: 'serial', serial: 'F2LXK9' });
  });

  it('of GS1 gives product and serial number, without its mark (T-SCAN-8)', () => {
    const text = ']C1010400638133393121ABC123';
    expect(classifyScan(text)).toEqual({
      kind: 'product',
      gtin: '4006381333931',
      serial: 'ABC123',
    });
    expect(classifyScan(text, ['ABC123'])).toEqual({ kind: 'serial', serial: 'ABC123' });
  });

  it('is an IMEI by its check digit, and otherwise unknown', () => {
    expect(classifyScan('490154203237518')).toEqual({ kind: 'imei', imei: '490154203237518' });
    expect(classifyScan('490154203237519')).toEqual({ kind: 'unknown', text: '490154203237519' });
    expect(classifyScan('4006381333932').kind).toBe('unknown');
    expect(classifyScan('').kind).toBe('unknown');
  });

  it('never throws and is told whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(typeof classifyScan(text).kind).toBe('string');
      }),
    );
  });

  it('of a command names what it asks for', () => {
    expect(commandOf('CMD-NOTFOUND')).toBe('NOTFOUND');
    expect(commandOf('CMD-DELETE')).toBeNull();
  });
});

describe('a label of GS1', () => {
  it('is read with fields of any length between separators', () => {
    expect(readGs1(']d210LOT7\u001d0104006381333931\u001d21SN-1')).toEqual({
      gtin: '04006381333931',
      serial: 'SN-1',
    });
    expect(readGs1('01040063813339311726123121A/B')).toEqual({
      gtin: '04006381333931',
      serial: 'A/B',
    });
    expect(readGs1(']C10104006381333931240PART9\u001d21S')).toEqual({
      gtin: '04006381333931',
      serial: 'S',
    });
  });

  it.each(['4006381333931', ']C101040063', ']C1', 'hello', ']C1XX12'])('%s is none', (text) => {
    expect(readGs1(text)?.gtin ?? null).toBeNull();
  });
});
