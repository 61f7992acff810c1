import { expect, it } from 'vitest';
import { readPlace } from './read-place.ts';

it.each([
  ['602 00 Brno', 'cz', '602 00', 'Brno'],
  ['60200 Brno-střed', 'cz', '60200', 'Brno-střed'],
  ['Ústí nad Labem, 400 01', 'cz', '400 01', 'Ústí nad Labem'],
  ['400001 Cluj-Napoca', 'ro', '400001', 'Cluj-Napoca'],
] as const)('reads %j of %s', (text, market, postcode, city) => {
  expect(readPlace(text, market)).toEqual({ postcode, city });
});

it.each(['', 'Brno', '602 00', '6020 Brno', 'Brno 1'])(
  'finds no postcode with a town in %j',
  (text) => {
    expect(readPlace(text, 'cz')).toBeNull();
  },
);
