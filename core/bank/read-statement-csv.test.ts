import { describe, expect, it } from 'vitest';
import { readStatementCsv } from './read-statement-csv.ts';
import { columnsByTitles } from './statement-columns.ts';

const read = (text: string, chosen: Parameters<typeof readStatementCsv>[1]['chosen'] = null) =>
  readStatementCsv(text, { chosen, currency: 'CZK' });
const amountOf = (written: string) => {
  const got = read(`Datum;Částka\n26.11.2026;${written}`);
  return got.ok ? got.value.entries[0]?.amount : got.error;
};

describe('a table of movements', () => {
  it('is read by its titles, below what a bank writes above them', () => {
    const text =
      'Účet;2000145399\n\nDatum zaúčtování;Částka;Měna;VS;Protiúčet;Název protiúčtu;Zpráva pro příjemce;ID pohybu\n' +
      '26.11.2026;"1 234,00";CZK;001234567897;19-2000145399/0800;Jana;Díky;77\n';
    expect(read(text)).toMatchObject({
      ok: true,
      value: {
        entries: [
          {
            reference: '77',
            bookedOn: '2026-11-26',
            amount: 123_400,
            variableSymbol: '1234567897',
            counterAccount: '19-2000145399/0800',
            counterName: 'Jana',
            message: 'Díky',
          },
        ],
      },
    });
  });

  it('is read by chosen columns where it has no known titles', () => {
    const text = 'kdy,kolik,kdo\n2026-11-26,-5.50,Jana';
    expect(read(text)).toEqual({ ok: false, error: 'statement_columns_unknown' });
    expect(read(text, ['bookedOn', 'amount', 'counterName'])).toMatchObject({
      ok: true,
      value: { entries: [{ amount: -550, currency: 'CZK', counterName: 'Jana' }] },
    });
  });

  it.each([
    ['1234', 123_400],
    ['-1 234,5', -123_450],
    ['1.234,50 Kč', 123_450],
    ['1,234.50', 123_450],
    ['\u22125', -500],
    ['1,2345', 'statement_not_readable'],
    ['x', 'statement_not_readable'],
  ])('reads %s', (written, amount) => {
    expect(amountOf(written)).toBe(amount);
  });

  it('is refused as a whole where one row is no movement', () => {
    expect(read('Datum;Částka\n26.11.2026;5\nkonec;')).toEqual({
      ok: false,
      error: 'statement_not_readable',
    });
  });

  it('gives a field to one column only', () => {
    expect(columnsByTitles(['Datum', 'Datum provedení', 'Objem'])).toEqual([
      'bookedOn',
      null,
      'amount',
    ]);
  });
});
