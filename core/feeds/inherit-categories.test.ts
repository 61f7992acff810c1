import { expect, it } from 'vitest';
import { inheritCategories } from './inherit-categories.ts';

const none = { heureka: '', zbozi: '', google: '', glami: '' };

it('gives a category what the nearest one above says, by who calls it so', () => {
  const map = inheritCategories([
    { id: 3, parentId: 2, name: 'Apple Watch', own: { ...none, google: '201' } },
    {
      id: 1,
      parentId: null,
      name: 'Hodinky',
      own: { ...none, heureka: 'Elektronika', google: '5' },
    },
    { id: 2, parentId: 1, name: 'Apple', own: { ...none, heureka: 'Elektronika | Hodinky' } },
  ]);
  expect(map.get(3)).toEqual({
    path: ['Hodinky', 'Apple', 'Apple Watch'],
    effective: { heureka: 'Elektronika | Hodinky', zbozi: null, google: '201', glami: null },
  });
  expect(map.get(2)?.effective.google).toBe('5');
});
