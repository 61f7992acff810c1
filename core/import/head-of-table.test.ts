import { describe, expect, it } from 'vitest';
import { hasTitles, headOfTable } from './head-of-table.ts';

describe('the first row of a table', () => {
  it('is titles where it says what stands below', () => {
    expect(hasTitles(['Kód', 'EAN', 'Ks', 'Cena bez DPH', 'DPH 21 %'])).toBe(true);
    expect(hasTitles(['Ident', 'Stav 2026', '2026'])).toBe(true);
    expect(hasTitles(['Preț/buc', 'Adresa/URL', ''])).toBe(true);
  });

  it('is a row with a bar code, an address or two numbers', () => {
    expect(hasTitles(['Kryt', '4006381333931'])).toBe(false);
    expect(hasTitles(['A12', 'Kryt', '3 ks', '1 299,50 Kč'])).toBe(false);
    expect(hasTitles(['https://stary.example/kryt', '/kryty'])).toBe(false);
    expect(hasTitles(['Jan', 'jan@posta.example'])).toBe(false);
    // A number of as many digits whose check digit is wrong is a number still, and it is alone.
    expect(hasTitles(['Kryt', '4006381333930'])).toBe(true);
  });

  it('stays among the rows, under the numbers of the columns', () => {
    const first = { line: 1, cells: ['A12', '3', '12,50'] };
    const second = { line: 2, cells: ['A13', '1', '9'] };
    const { header, rows } = headOfTable(first, [second]);
    expect(header).toEqual(['1', '2', '3']);
    expect([...rows]).toEqual([first, second]);
  });

  it('is no row where it is titles', () => {
    const { header, rows } = headOfTable({ cells: [' Kód ', 'Ks'] }, [{ cells: ['A12', '3'] }]);
    expect(header).toEqual(['Kód', 'Ks']);
    expect([...rows]).toEqual([{ cells: ['A12', '3'] }]);
  });
});
