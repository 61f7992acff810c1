import { describe, expect, it } from 'vitest';
import { indexed } from '../search/indexed.ts';
import { searchDocument } from '../search/rank.ts';
import { refuse } from '../shared/result.ts';
import { searchService } from './service-search.ts';

const entry = (name: string) => ({ document: searchDocument(name, []), name });
const book = {
  devices: indexed([
    entry('Apple iPhone 13'),
    entry('Apple iPhone 13 Pro'),
    entry('Samsung Galaxy S23'),
    entry('Samsung Galaxy S24 Ultra'),
  ]),
  operations: indexed([
    entry('Výměna displeje displej display prasklé sklo obrazovka Înlocuire ecran sticlă spartă'),
    entry('Výměna baterie baterka akumulátor nedrží nabití Înlocuire baterie acumulator'),
    entry('Výměna zadního skla prasklá záda Înlocuire sticlă spate'),
  ]),
};
const found = (typed: string) => {
  const result = searchService(book, typed);
  if (!result.ok) return result.error;
  const { devices, operations } = result.value;
  return [
    devices.map(({ name }) => name),
    operations.map(({ name }) => name.split(' ').slice(0, 2).join(' ')),
  ];
};

describe('searchService', () => {
  it.each([
    ['a device alone', 'iphone 13', ['Apple iPhone 13', 'Apple iPhone 13 Pro'], []],
    [
      'both, whatever order they stand in',
      'display iphone 13',
      ['Apple iPhone 13', 'Apple iPhone 13 Pro'],
      ['Výměna displeje'],
    ],
    ['what customers call it', 's23 baterka', ['Samsung Galaxy S23'], ['Výměna baterie']],
    ['an operation alone, in either language', 'ecran', [], ['Výměna displeje']],
    ['the operation that meets more words', 'prasklé sklo', [], ['Výměna displeje']],
    ['a glued name', 's24ultra baterie', ['Samsung Galaxy S24 Ultra'], ['Výměna baterie']],
    ['a typo', 'samsnug s23 displej', ['Samsung Galaxy S23'], ['Výměna displeje']],
    [
      'a device among words that nobody knows',
      'mám rozbitý iphone 13',
      ['Apple iPhone 13', 'Apple iPhone 13 Pro'],
      [],
    ],
    ['no other model for a number that is unknown', 'rozbitý iphone 99', [], []],
    ['nothing where the device is unknown', 'nokia 3310 baterie', [], ['Výměna baterie']],
  ])('finds %s', (_, typed, devices, operations) => {
    expect(found(typed)).toEqual([devices, operations]);
  });

  it.each(['', 'a', '  a ', 'č'.normalize('NFD')])('asks for two letters when given %j', (typed) =>
    expect(searchService(book, typed)).toEqual(refuse('query_too_short')),
  );

  it('shows eight devices at most', () => {
    const devices = Array.from({ length: 30 }, (_, place) => entry(`Apple iPhone ${place + 10}`));
    const result = searchService({ ...book, devices: indexed(devices) }, 'iphone');
    expect(result.ok && result.value.devices).toHaveLength(8);
  });
});
