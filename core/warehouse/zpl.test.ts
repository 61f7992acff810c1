import { expect, it } from 'vitest';
import { commandLabels, ownLabel, passportLabel, productLabel, symbologyOf } from './label.ts';
import { zplOf } from './zpl.ts';

it('writes one format a label, with the code and what people read', () => {
  const zpl = zplOf([ownLabel('B-0001', 'B-0001', ['Sklad']), ownLabel('L-A-03-2', 'A 03')]);
  expect(zpl.match(/\^XA/g)).toHaveLength(2);
  expect(zpl.match(/\^XZ\n/g)).toHaveLength(2);
  expect(zpl).toContain('^BCN,90,N,N,N,A^FH_^FDB-0001^FS');
  expect(zpl).toContain('^FDSklad^FS');
});

it('lets no text end its field or begin a command', () => {
  const zpl = zplOf([ownLabel('B-1', 'a^XZ~JA_b\n^XA')]);
  expect(zpl).toContain('^FDa_5EXZ_7EJA_5Fb _5EXA^FS');
  expect(zpl.match(/\^XA/g)).toHaveLength(1);
});

it('chooses the code by what it has to hold', () => {
  const named = (ean: string | null, code = 'IP15') =>
    productLabel({ ean, code }, 'iPhone', []).symbology;
  expect(named('4006381333931')).toBe('ean13');
  expect(named('14006381333938')).toBe('gs1-128');
  expect(named(null)).toBe('code128');
  expect(named('4006381333932')).toBe('code128');
  expect(named(null, 'iphone-15-128gb-black')).toBe('datamatrix');
  expect(symbologyOf('ř-1')).toBe('datamatrix');
});

it('writes each kind of code in the words of the printer', () => {
  const zpl = (ean: string | null, code: string) => zplOf([productLabel({ ean, code }, 'x', [])]);
  expect(zpl('4006381333931', '')).toContain('^BEN,80,N,N^FH_^FD400638133393^FS');
  expect(zpl('14006381333938', '')).toContain('^BCN,90,N,N,N,D^FH_^FD(01)14006381333938^FS');
  expect(zpl(null, 'iphone-15-128gb-black')).toContain('^BXN,6,200');
  expect(zplOf([passportLabel(7, 'x', [])])).toContain('^BQN,2,6^FH_^FDMA,D-7^FS');
});

it('has a card for each command', () => {
  const words = {
    UNDO: 'Zpět',
    NOTFOUND: 'n',
    REPLACE: 'r',
    SKIP: 's',
    FINISH: 'f',
    HELP: 'h',
    DAMAGED: 'd',
    SECOND: 'e',
  };
  expect(commandLabels(words).map(({ code }) => code)).toEqual([
    'CMD-UNDO',
    'CMD-NOTFOUND',
    'CMD-REPLACE',
    'CMD-SKIP',
    'CMD-FINISH',
    'CMD-HELP',
    'CMD-DAMAGED',
    'CMD-SECOND',
  ]);
});
