import { describe, expect, it } from 'vitest';
import { foldText } from '../shared/text.ts';
import {
  accessoryConcepts,
  aliases,
  conceptForms,
  deviceConcepts,
  noiseWords,
  universalConcepts,
} from './concept-forms.ts';
import {
  allConceptWords,
  allForms,
  conceptsFrom,
  conceptsNear,
  conceptsOf,
  conceptWord,
} from './concepts.ts';
import { partsIn } from './words.ts';

describe('a word names', () => {
  it.each([
    ['pouzdro', ['case']],
    ['husa', ['case']],
    ['obalem', ['case']],
    ['nabijecky', ['charger']],
    ['incarcator', ['charger']],
    ['sklo', ['glass']],
    ['telefoane', ['phone']],
    ['hodinkach', ['watch']],
    ['cerny', ['black']],
    ['neagra', ['black']],
    ['ruzova', ['pink']],
    ['bazarovy', ['used']],
    ['resigilat', ['nearly-new']],
    ['iphone', []],
    ['constructor', []],
  ])('%s is of the kind %j', (word, kinds) => expect(conceptsOf(word)).toEqual(kinds));

  it('every kind that begins so, while it is typed', () => {
    expect(conceptsFrom('nabijec')).toContain('charger');
    expect(conceptsFrom('cas')).toEqual(expect.arrayContaining(['case', 'headphones']));
    expect(conceptsFrom('qqq')).toEqual([]);
  });

  it('a kind in spite of one slip', () => {
    expect(conceptsNear('nabjecka')).toContain('charger');
    expect(conceptsNear('puzdroo')).toContain('case');
    expect(conceptsNear('zzzzzzz')).toEqual([]);
  });
});

describe('the tables of words', () => {
  it('are folded as queries are, so that each of them can be met', () => {
    const words = [...allForms.keys(), ...aliases.keys(), ...aliases.values(), ...noiseWords];
    expect(words.filter((word) => foldText(word) !== word)).toEqual([]);
    expect(words.filter((word) => partsIn(word).length !== 1)).toEqual([]);
  });

  it('know every kind that they speak of', () => {
    const spoken = [...accessoryConcepts, ...universalConcepts, ...deviceConcepts];
    expect(spoken.filter((kind) => !Object.hasOwn(conceptForms, kind))).toEqual([]);
    expect([...universalConcepts].filter((kind) => !accessoryConcepts.has(kind))).toEqual([]);
    expect([...deviceConcepts].filter((kind) => accessoryConcepts.has(kind))).toEqual([]);
  });

  it('leave no word that names a kind to those that ask for nothing', () => {
    expect([...noiseWords].filter((word) => conceptsOf(word).length > 0)).toEqual([]);
  });

  it('lead from a spelling to a word in one step', () => {
    expect([...aliases.values()].filter((word) => aliases.has(word))).toEqual([]);
    expect([...aliases.keys()].filter((word) => noiseWords.has(word))).toEqual([]);
  });

  it('mark kinds so that no word of a text is taken for one', () => {
    expect(allConceptWords).toContain(conceptWord('case'));
    expect(allConceptWords.filter((word) => partsIn(word)[0]?.key === word)).toEqual([]);
  });
});
