import { describe, expect, it } from 'vitest';
import { checkHeader, type CsvColumn } from './check-header.ts';

const columns: readonly CsvColumn[] = [
  { id: 'ean', titles: ['EAN', 'Čárový kód'], required: true },
  { id: 'price', titles: ['Cena', 'Preț'], required: true },
  { id: 'note', titles: ['Poznámka'] },
];

describe('the header of an import (T-CSV-2)', () => {
  it.each([
    [['EAN', 'Cena']],
    [['ean', 'price']],
    [['  carovy   KOD ', 'PRET']],
    [['Čárový kód', 'Preţ']],
  ])('%j names its columns, without case, accents and needless spaces', (header) => {
    const read = checkHeader(header, columns);
    expect(read.ok && [...read.value.places]).toEqual([
      ['ean', 0],
      ['price', 1],
    ]);
  });

  it('may stand in any order beside columns that are ignored and said', () => {
    const read = checkHeader(['Sklad', 'Cena', '', 'Poznámka', 'EAN'], columns);
    if (!read.ok) throw new Error(read.error.code);
    expect(Object.fromEntries(read.value.places)).toEqual({ price: 1, note: 3, ean: 4 });
    expect(read.value.ignored).toEqual(['Sklad']);
  });

  it('is refused with all that it lacks at once, by first titles', () => {
    expect(checkHeader(['Poznámka'], columns)).toEqual({
      ok: false,
      error: { code: 'missing_columns', columns: ['EAN', 'Cena'] },
    });
  });

  it('is refused with what stands there twice, as the file writes it, before anything is missing', () => {
    expect(checkHeader(['EAN', 'Čárový kód', 'ean', 'Poznámka'], columns)).toEqual({
      ok: false,
      error: { code: 'duplicate_columns', columns: ['Čárový kód', 'ean'] },
    });
  });

  it('may repeat what it does not know', () => {
    const read = checkHeader(['EAN', 'Cena', 'x', 'x'], columns);
    expect(read.ok && read.value.ignored).toEqual(['x', 'x']);
  });
});
