import { expect, it } from 'vitest';
import { pluralCategory } from './plural.ts';

it.each([
  ['cs', [1], 'one'],
  ['cs', [2, 3, 4], 'few'],
  ['cs', [0, 5, 21, 100], 'other'],
  ['cs', [1.5], 'many'],
  ['ro', [1], 'one'],
  ['ro', [0, 2, 19, 101, 119], 'few'],
  ['ro', [20, 21, 100, 120], 'other'],
] as const)('in %s the counts %j take the form "%s"', (language, counts, category) => {
  for (const count of counts) expect(pluralCategory(language, count)).toBe(category);
});
