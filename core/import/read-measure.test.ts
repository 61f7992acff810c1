import { expect, it } from 'vitest';
import { readGrams, readLength, readWeight } from './read-measure.ts';

it.each([
  [readLength('15,5'), 15.5],
  [readLength('155 mm'), 15.5],
  [readLength('1.2 m'), 120],
  [readWeight('0,35'), 0.35],
  [readWeight('350 g'), 0.35],
  [readGrams('350'), 0.35],
  [readGrams('0.35 kg'), 0.35],
])('reads a measure of a package in its unit', (read, value) => {
  expect(read).toEqual({ ok: true, value });
});

it.each([
  [readLength('velký'), 'invalid_value'],
  [readLength('0'), 'invalid_value'],
  [readLength('12 kg'), 'invalid_value'],
  [readLength('2000'), 'too_large'],
  [readWeight('501'), 'too_large'],
])('refuses what no package measures', (read, error) => {
  expect(read).toEqual({ ok: false, error });
});
