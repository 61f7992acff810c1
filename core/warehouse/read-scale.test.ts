import { expect, it } from 'vitest';
import { readScale, splitWeights } from './read-scale.ts';

it.each([
  ['ST,GS,+0000.512kg', 512, true],
  ['ST,NT,+  1.2kg', 1200, true],
  ['US,GS,+0000.498kg', 498, false],
  ['S S      0.512 kg', 512, true],
  ['S D      0.300 kg', 300, false],
  ['GROSS: 0,512 kg', 512, true],
  ['512 g', 512, true],
  ['0.5125KG', 513, true],
])('reads %s as %i grams', (text, grams, isStable) => {
  expect(readScale(text)).toEqual({ grams, isStable });
});

it.each([
  '4006381333931',
  'CMD-FINISH',
  'B-1',
  'ST,GS,-0000.012kg',
  '0.000kg',
  '101 kg',
  '512',
  '490154203237518g',
])('reads no weight of %s', (text) => {
  expect(readScale(text)).toBeNull();
});

it('tells the newest reading from the codes that were heard with it', () => {
  expect(splitWeights(['US,GS,+0000.498kg', '4006381333931', '512 g'])).toEqual({
    reading: { grams: 512, isStable: true },
    rest: ['4006381333931'],
  });
  expect(splitWeights(['B-1'])).toEqual({ reading: null, rest: ['B-1'] });
});
