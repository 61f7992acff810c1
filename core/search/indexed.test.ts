import { describe, expect, it } from 'vitest';
import { indexed } from './indexed.ts';
import { parseQuery } from './parse-query.ts';
import { bestFirst, searchDocument } from './rank.ts';

const names = [
  'Apple iPhone 13',
  'Apple iPhone 13 Pro Max',
  'Apple AirPods 2',
  'Samsung Galaxy S24 Ultra',
  'Samsung Galaxy S24+',
  'Sony WH-1000XM5',
  'Apple iPhone 128',
];
const entries = names.map((name) => ({ name, document: searchDocument(name, []) }));
const index = indexed(entries);
const wordsOf = (typed: string) => {
  const query = parseQuery(typed);
  if (!query.ok) throw new Error(query.error);
  return query.value;
};
const namesOf = (found: readonly { readonly name: string }[]) => found.map(({ name }) => name);

describe('indexed', () => {
  it.each([
    'iphone 13',
    'iphnoe',
    'samsnug galaxy',
    'air pods',
    'airpods2',
    'promax',
    'pro max iphone',
    'galaxys24ultra',
    'galaxi s24 plus',
    'wh1000xm5',
    '12',
    'app',
    'nokia 13',
    '++',
    'applle iphone13promax',
    'a'.repeat(200),
  ])('leaves out no entry that %j finds', (typed) => {
    const query = wordsOf(typed);
    const all = bestFirst(query, entries, ({ document }) => document);
    const near = bestFirst(query, index.near(query.words), ({ document }) => document);
    expect(namesOf(near)).toEqual(namesOf(all));
  });

  it('reads only what may be meant, in the order given', () => {
    const near = (typed: string) => namesOf(index.near(wordsOf(typed).words));
    expect(near('galaxys24ultra')).toEqual(['Samsung Galaxy S24 Ultra']);
    expect(near('iphnoe')).toEqual([names[0], names[1], names[6]]);
    expect(near('nokia')).toEqual([]);
  });

  it('tells for each word what may be meant by it', () => {
    const near = index.nearEach(wordsOf('nokia samsnug air pods').words);
    expect(near.map(namesOf)).toEqual([[], [names[3], names[4]], [names[2]], [names[2]]]);
  });

  it('finds words as they are spelled, and the beginnings of longer ones', () => {
    const spelled = (typed: string) => namesOf(index.spelled(wordsOf(typed).words));
    expect(spelled('ultra gal')).toEqual(['Samsung Galaxy S24 Ultra']);
    expect(spelled('samsnug')).toEqual([]);
  });
});
