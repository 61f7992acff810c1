import { describe, expect, it } from 'vitest';
import {
  isSaidSame,
  knownAttributes,
  readAttribute,
  writeAttribute,
  type ImportAttribute,
  type SaidValue,
} from './read-attributes.ts';

const attribute = (id: number, of: Partial<ImportAttribute>): ImportAttribute => ({
  id,
  kind: 'choice',
  nameCs: 'Vlastnost',
  nameRo: 'Proprietate',
  groupCs: 'Displej',
  groupRo: 'Ecran',
  unitCs: null,
  unitRo: null,
  values: [],
  ...of,
});
const diagonal = attribute(1, {
  kind: 'number',
  nameCs: 'Úhlopříčka',
  nameRo: 'Diagonală',
  unitCs: 'palec',
  unitRo: 'inch',
});
const panel = attribute(2, {
  nameCs: 'Typ',
  nameRo: 'Tip',
  values: [
    { id: 7, nameCs: 'OLED', nameRo: 'OLED' },
    { id: 8, nameCs: 'skládací', nameRo: 'pliabil' },
  ],
});
const nfc = attribute(3, { kind: 'boolean', nameCs: 'NFC', nameRo: 'NFC', groupCs: 'Síť' });
const note = attribute(4, { kind: 'text', nameCs: 'Poznámka', nameRo: 'Notă' });
const shop = knownAttributes([diagonal, panel, nfc, note]);

const says = (title: string, text: string): SaidValue | string => {
  const read = readAttribute(title, text, shop);
  return read.ok ? read.value.says : read.reason;
};

describe('what a cell says under an attribute', () => {
  it('is read by the attribute that the title names, in either language', () => {
    expect(says('Displej > Úhlopříčka [palec]', '6,1 palec')).toEqual({ number: 6.1 });
    expect(says('ecran > diagonala', '6.125')).toEqual({ number: 6.125 });
    expect(says('Typ', 'Pliabil | oled')).toEqual({ valueIds: [8, 7] });
    expect(says('NFC', 'ano')).toEqual({ number: 1 });
    expect(says('Poznámka', 'dobrá || bună')).toEqual({ textCs: 'dobrá', textRo: 'bună' });
  });

  it('is refused where it is not of the kind or of another unit', () => {
    expect(says('NFC', 'snad')).toBe('attribute_mismatch');
    expect(says('Úhlopříčka', 'velká')).toBe('attribute_mismatch');
    expect(says('Úhlopříčka [cm]', '15')).toBe('attribute_mismatch');
    expect(says('Typ', 'x'.repeat(201))).toBe('too_long');
  });

  it('names what the shop does not have', () => {
    expect(readAttribute('Typ', 'OLED | LCD', shop)).toMatchObject({
      value: { values: [{ id: 7 }, { name: 'LCD', id: null }] },
    });
    expect(readAttribute('Tělo > Výška [mm]', '146', shop)).toMatchObject({
      value: { attribute: null, kind: 'number', title: { group: 'Tělo', unit: 'mm' } },
    });
    expect(readAttribute('Materiál', 'kůže', shop)).toMatchObject({
      value: { attribute: null, kind: 'choice', values: [{ name: 'kůže', id: null }] },
    });
  });
});

describe('a cell of an export', () => {
  it('is read as what was said', () => {
    const all: readonly (readonly [ImportAttribute, SaidValue])[] = [
      [diagonal, { number: 6.125 }],
      [panel, { valueIds: [8, 7] }],
      [nfc, { number: 0 }],
      [note, { textCs: 'a', textRo: 'b' }],
    ];
    for (const [one, said] of all) {
      for (const language of ['cs', 'ro'] as const) {
        const read = readAttribute(
          one.nameCs,
          writeAttribute(said, one, { language, known: shop }),
          shop,
        );
        expect(read.ok && isSaidSame(read.value.says, said)).toBe(true);
      }
    }
  });

  it('is empty where it would be read as something else', () => {
    expect(
      writeAttribute({ textCs: 'a || b', textRo: 'c' }, note, { language: 'cs', known: shop }),
    ).toBe('');
    expect(writeAttribute({ valueIds: [99] }, panel, { language: 'cs', known: shop })).toBe('');
  });
});
