import { useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Language } from '#core/market/market.ts';
import type { ResourceWords } from '#core/resources/words.ts';
import { createPhrases, type PhrasesOf, type TextOf } from '#ui/phrases.ts';
import type { Namespace, PhraseBook } from './phrase-book.ts';

/** Says a phrase of one namespace; a key that does not exist does not compile. */
export type Text<N extends Namespace> = TextOf<PhraseBook[N]>;

interface Phrases extends PhrasesOf<PhraseBook> {
  readonly book: PhraseBook;
  readonly resources: ResourceBook;
}

/** By the names of their files. */
type ResourceBook = Readonly<Record<string, ResourceWords>>;

/** The language that is spoken now, with its phrases. */
const spoken = createStore<Phrases | null>(() => null);

const readCzech = async () => {
  const { cs, resourceWords } = await import('./cs.ts');
  return { book: cs, resources: resourceWords };
};

const readRomanian = async () => {
  const { ro, resourceWords } = await import('./ro.ts');
  return { book: ro, resources: resourceWords };
};

/** Only who works in the warehouse, with discounts or orders reads these, so nobody else waits for them. */
const readFloor = (language: Language) =>
  language === 'cs' ? import('./cs-floor.ts') : import('./ro-floor.ts');
let speaksOfFloor = false;

async function readPhrases(language: Language): Promise<Phrases> {
  const [{ book, resources }, later] = await Promise.all([
    language === 'cs' ? readCzech() : readRomanian(),
    speaksOfFloor ? readFloor(language) : null,
  ]);
  // What is not loaded is asked for by no screen that is: `text` throws where one is.
  const all = { ...book, ...later?.floor } as PhraseBook;
  return { ...createPhrases<PhraseBook>(language, all), book: all, resources };
}

// One after the other, so that a language that is chosen while phrases are on their way is not overtaken by them.
let turn: Promise<void> = Promise.resolve();
const inTurn = (work: () => Promise<void>): Promise<void> => {
  turn = turn.then(work, work);
  return turn;
};

/** Loads a language and speaks it from now on; screens follow without losing what was typed. */
export const speak = (language: Language): Promise<void> =>
  inTurn(async () => {
    spoken.setState(await readPhrases(language), true);
    document.documentElement.lang = language;
  });

/** Loads what the screens of the warehouse say, in the language that is spoken and in each one after it. */
export const speakOfFloor = (): Promise<void> =>
  inTurn(async () => {
    if (speaksOfFloor) return;
    speaksOfFloor = true;
    const { language } = need(spoken.getState());
    spoken.setState(await readPhrases(language), true);
  });

const need = (phrases: Phrases | null): Phrases => {
  if (phrases === null) throw new Error('rendered without phrases');
  return phrases;
};

/** The phrases of a namespace in the language that is spoken. */
export const usePhrases = <N extends Namespace>(namespace: N): Text<N> =>
  useStore(spoken, (phrases) => need(phrases).text(namespace));

/** What a namespace has words for. */
export function usePhraseKeys(namespace: Namespace): readonly string[] {
  const words = useStore(spoken, (phrases) => need(phrases).book[namespace]);
  return useMemo(() => Object.keys(words), [words]);
}

const wordsOf = ({ language, resources }: Phrases, table: string): ResourceWords => {
  const file = `core/phrases/${language}/resources/${table.replaceAll('_', '-')}.ts`;
  const words = resources[`../../../${file}`];
  if (!words) throw new Error(`no words in ${file}`);
  return words;
};

/** The words of a resource in the language that is spoken. */
export const useResourceWords = (table: string): ResourceWords =>
  useStore(spoken, (phrases) => wordsOf(need(phrases), table));

/** The same for many of them. */
export function useWordsOfResources(): (table: string) => ResourceWords {
  const phrases = useStore(spoken, need);
  return useCallback((table) => wordsOf(phrases, table), [phrases]);
}

export const useLanguage = (): Language => useStore(spoken, (phrases) => need(phrases).language);

/** For code outside of components, such as a notification about a failed call. */
export const phrases = <N extends Namespace>(namespace: N): Text<N> =>
  need(spoken.getState()).text(namespace);

/** The language of requests; the market's first answer comes before any phrase. */
export const spokenLanguage = (): Language | null => spoken.getState()?.language ?? null;
