import { expect, it } from 'vitest';
import { languages } from '#core/market/market.ts';
import { allPhrases } from './all-phrases.ts';
import { createPhrases } from '#ui/phrases.ts';
import type { PhraseBook } from './phrase-book.ts';

const say = (language: 'cs' | 'ro') =>
  createPhrases<PhraseBook>(language, allPhrases[language]).text('selector');

it('fills the places of a phrase', () => {
  expect(say('cs')('upTo', { price: '24 990\u00a0Kč' })).toBe('až 24 990\u00a0Kč');
  expect(say('ro')('upTo', { price: '$&' })).toBe('până la $&');
});

it('chooses the plural form by the count', () => {
  expect([1, 3, 5].map((count) => say('cs')('found', { count }))).toEqual([
    'Nalezen 1 výsledek',
    'Nalezeny 3 výsledky',
    'Nalezeno 5 výsledků',
  ]);
  expect([1, 3, 20].map((count) => say('ro')('found', { count }))).toEqual([
    '1 rezultat găsit',
    '3 rezultate găsite',
    '20 de rezultate găsite',
  ]);
});

it('lets no line break after a Czech preposition of one letter', () => {
  expect(say('cs')('unknownText')).not.toMatch(/ [aikosuvz] /);
  expect(say('cs')('filterHint')).toContain('háčky a\u00a0čárky');
});

it('throws on a namespace that was not loaded', () => {
  expect(() => createPhrases<PhraseBook>('cs', {}).text('shell')('home')).toThrow('no phrase home');
});

const placesOf = (phrase: string): string[] =>
  [...phrase.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '').toSorted();

it('keeps the same places in both languages', () => {
  const [first, second] = languages.map((language) => Object.entries(allPhrases[language]));
  for (const [namespace, phrases] of first ?? []) {
    const others = Object.fromEntries(second ?? [])[namespace] as Record<string, string>; // texts only
    for (const [key, phrase] of Object.entries(phrases as Record<string, string>)) {
      if (key.endsWith('_many')) continue;
      expect([namespace, key, placesOf(others[key] ?? '')]).toEqual([
        namespace,
        key,
        placesOf(phrase),
      ]);
    }
  }
});
