import type { Language } from '#core/market/market.ts';
import type { PhraseBook } from './phrase-book.ts';

const books = import.meta.glob<Partial<PhraseBook>>(
  ['./{cs,ro}/*.ts', '../../core/phrases/{cs,ro}/validation.ts'],
  { eager: true },
);

/** A file exports its namespace, so all of a language's files together are its book. */
const bookOf = (language: Language) =>
  // The compiler knows what each file exports, but not which files there are.
  Object.assign(
    {},
    ...Object.entries(books).flatMap(([path, file]) =>
      path.includes(`/${language}/`) ? [file] : [],
    ),
  ) as PhraseBook;

/** All phrases at once, for the server; the browser gets what its page needs. */
export const allPhrases: Record<Language, PhraseBook> = { cs: bookOf('cs'), ro: bookOf('ro') };
