import { expect, it } from 'vitest';
import { parseQuery } from './parse-query.ts';
import { readBySynonyms, synonymBook } from './read-by-synonyms.ts';

const book = synonymBook([
  { said: 'Pro seniory', meant: 'tlačítkový' },
  { said: 'jabko', meant: 'Apple' },
  { said: 'jabko tablet', meant: 'iPad' },
  { said: 'apple', meant: 'jabko' },
  { said: 'JABKO', meant: 'Samsung' },
  { said: '?', meant: '!' },
]);
const read = (typed: string) => {
  const query = parseQuery(typed);
  if (!query.ok) throw new Error(query.error);
  return readBySynonyms(query.value, book);
};

it.each([
  ['telefon PRO  senióry', 'telefon tlacitkovy'],
  ['jabko 13', 'apple 13'],
  ['jabko tablet 64', 'ipad 64'],
  ['apple', 'jabko'],
  ['jabkon 13', 'jabkon 13'],
  ['iphone', 'iphone'],
])('reads "%s" as "%s"', (typed, text) => {
  expect(read(typed).text).toBe(text);
});

it('keeps the codes that were typed, and a query that would be left without words', () => {
  expect(read('jabko').codes).toEqual(['jabko']);
  expect(read('?? ?').text).toBe('?? !');
  const query = parseQuery('jabko');
  if (query.ok) expect(readBySynonyms(query.value, synonymBook([]))).toBe(query.value);
});
