import { describe, expect, it } from 'vitest';
import {
  attributeCells,
  isAttributeTitle,
  readAttributeTitle,
  writeAttributeTitle,
} from './attribute-title.ts';

describe('the title of a column of an attribute', () => {
  it('says its group, name, kind and unit', () => {
    expect(readAttributeTitle('Displej > Úhlopříčka [palec]')).toEqual({
      group: 'Displej',
      name: 'Úhlopříčka',
      kind: 'number',
      unit: 'palec',
    });
    expect(readAttributeTitle('filteringProperty:Materiál')).toEqual({
      group: null,
      name: 'Materiál',
      kind: null,
      unit: null,
    });
    expect(readAttributeTitle('NFC [ano/ne]').kind).toBe('boolean');
    expect(readAttributeTitle('Počet jader [#]')).toMatchObject({ kind: 'number', unit: null });
  });

  it('comes back as it was written', () => {
    for (const title of ['Displej > Úhlopříčka [palec]', 'A > B', 'Síť > NFC [ano/ne]', 'X [#]']) {
      expect(writeAttributeTitle(readAttributeTitle(title))).toBe(title);
    }
  });

  it('is known by its form where no attribute has its name', () => {
    const titles = ['Displej > Typ', 'textProperty:Výdrž', 'Attribute 1 value(s)', 'Cena', 'a>b'];
    expect(titles.map(isAttributeTitle)).toEqual([true, true, true, false, false]);
  });
});

describe('the cells of attributes', () => {
  it('are taken by the titles of their columns, the empty ones left out', () => {
    const header = ['Kód', 'Displej > Typ', 'NFC'];
    const mapping = ['code', 'attribute', 'attribute'];
    expect(attributeCells(['X1', ' OLED ', ''], mapping, header)).toEqual({
      'Displej > Typ': 'OLED',
    });
  });

  it('are named by the cell beside them in an export of WooCommerce', () => {
    const header = ['Attribute 1 name', 'Attribute 1 value(s)'];
    expect(attributeCells(['Materiál', 'kůže'], [null, 'attribute'], header)).toEqual({
      Materiál: 'kůže',
    });
  });
});
