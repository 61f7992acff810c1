import { expect, it } from 'vitest';
import { waitSaid } from './wait-said.ts';

it.each([
  [1, 'za 1 minutu', 'peste 1 minut'],
  [61, 'za 2 minuty', 'peste 2 minute'],
  [89 * 60, 'za 89 minut', 'peste 89 de minute'],
  [91 * 60, 'za 2 hodiny', 'peste 2 ore'],
  [86_400, 'za 24 hodin', 'peste 24 de ore'],
])('says a wait of %i seconds', (seconds, cs, ro) => {
  expect([waitSaid(seconds, 'cs'), waitSaid(seconds, 'ro')]).toEqual([cs, ro]);
});
