import { accept, refuse, type Result } from '../shared/result.ts';

type Problem = 'invalid_value' | 'too_large';

/** Centimetres of a length with a unit of its own behind it or none; what a stock item takes (0.1 to 1 000). */
export const readLength = (text: string): Result<number, Problem> =>
  read(text, { units: { mm: 0.1, cm: 1, m: 100 }, usual: 1, decimals: 1, most: 1_000 });

/** Kilograms of a weight with a unit of its own behind it or none (0.001 to 500). */
export const readWeight = (text: string): Result<number, Problem> =>
  read(text, { units: { g: 0.001, kg: 1 }, usual: 1, decimals: 3, most: 500 });

/** Kilograms of a weight that is said in grams. */
export const readGrams = (text: string): Result<number, Problem> =>
  read(text, { units: { g: 0.001, kg: 1 }, usual: 0.001, decimals: 3, most: 500 });

interface Measure {
  readonly units: Readonly<Record<string, number>>;
  readonly usual: number;
  readonly decimals: number;
  readonly most: number;
}

function read(text: string, { units, usual, decimals, most }: Measure): Result<number, Problem> {
  const [, number = '', unit = ''] =
    /^(\d+(?:[.,]\d+)?)([a-z]*)$/i.exec(text.replaceAll(/[\s\u00a0\u202f]/g, '')) ?? [];
  const times = unit === '' ? usual : units[unit.toLowerCase()];
  if (number === '' || times === undefined) return refuse('invalid_value');
  const step = 10 ** decimals;
  const value = Math.round(Number(number.replace(',', '.')) * times * step) / step;
  if (value <= 0) return refuse('invalid_value');
  return value > most ? refuse('too_large') : accept(value);
}
