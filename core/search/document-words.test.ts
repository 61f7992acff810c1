import { describe, expect, it } from 'vitest';
import { documentWords, traitWords, wordReader, type SearchSource } from './document-words.ts';

const read = wordReader();
const source = (name: string, more: Partial<SearchSource> = {}): SearchSource => ({
  kind: 'phone',
  condition: 'new',
  manufacturer: 'Apple',
  releasedIn: 2021,
  fits: [],
  name: { cs: name, ro: name },
  groupName: '',
  traits: traitWords([], read),
  ...more,
});
const words = (name: string, more?: Partial<SearchSource>) =>
  documentWords(source(name, more), read);

describe('documentWords', () => {
  it('tells the maker from the name, and the capacity from both', () => {
    expect(words('Apple iPhone 13 Pro', { groupName: '128 GB' })).toEqual({
      maker: ['apple'],
      head: ['iphone', '13', 'pro'],
      tail: [],
      other: ['128', 'gb', '2021', '~phone', '~new'],
      nameSize: 3,
    });
  });

  it('tells what an accessory is from what it is for', () => {
    const found = words('Spigen kožené pouzdro pro Apple iPhone 13 Pro', {
      kind: 'accessory',
      manufacturer: 'Spigen',
      fits: ['phone'],
      name: {
        cs: 'Spigen kožené pouzdro pro Apple iPhone 13 Pro',
        ro: 'Husă Spigen pentru Apple iPhone 13 Pro',
      },
    });
    expect(found.head).toEqual(['kozene', 'pouzdro', 'husa']);
    expect(found.tail).toEqual(['apple', 'iphone', '13', 'pro', '~phone']);
    expect(found.other).toContain('~case');
  });

  it('gives a charger of a maker to the devices of that maker', () => {
    expect(words('Apple nabíječka', { kind: 'accessory' }).tail).toEqual(['iphone', 'ipad']);
  });

  it('reads colours in any language and leaves bare numbers of attributes out', () => {
    const traits = traitWords(
      [
        { cs: 'černá', ro: 'negru' },
        { cs: '8 GB', ro: '8 GB' },
      ],
      read,
    );
    expect(traits.words).toEqual(['cerna', 'negru', 'gb']);
    expect(traits.qualities).toEqual(['~black']);
  });

  it('holds every word once', () => {
    const { maker, head, tail, other } = words('Apple Apple iPhone iPhone 13', {
      traits: traitWords([{ cs: 'iPhone', ro: 'Apple' }], read),
    });
    const all = [...maker, ...head, ...tail, ...other];
    expect(new Set(all).size).toBe(all.length);
  });
});
