import { expect, it } from 'vitest';
import { mergeLastVisited, visitProduct } from './last-visited.ts';

const visited = ['A', 'B', 'C', 'D'];

it.each([
  ['B', ['B', 'A', 'C', 'D']],
  ['E', ['E', 'A', 'B', 'C']],
  ['A', visited],
])('puts a look at %s in front of the others', (code, list) => {
  expect(visitProduct(visited, code)).toEqual(list);
});

it('puts the looks of a guest before those of the account', () => {
  const guest = visitProduct(visitProduct([], 'B'), 'E');
  expect(mergeLastVisited(guest, visited)).toEqual(['E', 'B', 'A', 'C']);
});
