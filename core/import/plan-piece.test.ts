import { describe, expect, it } from 'vitest';
import { guessMapping } from './guess-mapping.ts';
import { planPiece, readPiece } from './plan-piece.ts';

const header = ['Kód', 'IMEI', 'Stupeň', 'Cena', 'Výkupní cena', 'Baterie', 'Prodejna', 'Poznámka'];
const mapping = guessMapping(header, [], 'pieces');
const imei = '490154203237518';
const phone = { kind: 'phone', hasPlace: true, isThere: false } as const;
const plan = (cells: readonly string[], known: Partial<Parameters<typeof planPiece>[1]> = {}) =>
  planPiece(readPiece(cells, mapping), { ...phone, ...known });

describe('used pieces of a file', () => {
  it('knows their columns by their titles', () => {
    expect(mapping).toEqual([
      ...(['code', 'serial', 'grade', 'price', 'boughtFor', 'battery', 'place', 'noteCs'] as const),
    ]);
  });

  it.each([
    ['A plus', 'A+'],
    ['stupeň b', 'B'],
    ['C', 'C'],
  ])('reads the grade %s', (text, grade) => {
    expect(readPiece(['X', imei, text, '9 990 Kč', '6 000'], mapping).row).toMatchObject({ grade });
  });

  it.each([
    ['88 %', 88],
    ['0,88', 88],
    ['100', 100],
    ['', null],
  ])('reads the battery %s', (text, batteryPercent) => {
    const { row } = readPiece(['X', imei, 'A', '1', '1', text], mapping);
    expect(row).toMatchObject({ batteryPercent });
  });

  it('tells every cell that cannot be read', () => {
    const { problems } = readPiece(['', imei, 'Z', '0', 'x', '101', '', 'a'.repeat(501)], mapping);
    expect(problems.map(({ field, reason }) => `${field} ${reason}`)).toEqual([
      ...['code row_without_code', 'grade invalid_value', 'price not_positive'],
      ...['boughtFor not_price', 'battery invalid_value', 'noteCs too_long', 'noteRo too_long'],
    ]);
  });

  it.each([
    [{ kind: null }, [imei], 'code'],
    [{ hasPlace: false }, [imei], 'place'],
    [{}, [''], 'serial'],
    [{}, ['490154203237519'], 'serial'],
  ] as const)('refuses what the shop cannot take: %j', (known, [serial], field) => {
    const { outcome, problems } = plan(['X', serial, 'A', '9990', '6000'], known);
    expect([outcome, problems[0]?.field]).toEqual(['refused', field]);
  });

  it('takes an accessory without a number, and a device that is there not again', () => {
    expect(plan(['X', '', 'A', '99', '50'], { kind: 'accessory' }).outcome).toBe('new');
    expect(plan(['X', imei, 'A', '99', '50'], { isThere: true }).outcome).toBe('same');
  });

  it('asks what was paid, without which nobody could tell a price below cost', () => {
    const { outcome, problems } = plan(['X', imei, 'A', '9990']);
    expect(outcome).toBe('refused');
    expect(problems).toEqual([{ field: 'boughtFor', reason: 'required' }]);
  });

  it('warns of a price below cost, and never tells the number', () => {
    const { changes, problems } = plan(['X', imei, 'A', '5000', '6000', '80']);
    expect(problems).toEqual([{ field: 'price', reason: 'price_below_cost_for_two' }]);
    expect(JSON.stringify(changes)).not.toContain(imei);
  });
});
