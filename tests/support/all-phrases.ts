import { readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { languages, type Language } from '#core/market/market.ts';
import type { PhraseBook } from '#storefront/i18n/phrase-book.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

async function bookOf(language: Language): Promise<PhraseBook> {
  const folder = `${root}storefront/i18n/${language}`;
  const files = readdirSync(folder).map((name) => `${folder}/${name}`);
  const books = await Promise.all(
    [...files, `${root}core/phrases/${language}/validation.ts`].map(
      async (file): Promise<object> => Object(await import(pathToFileURL(file).href)) as object, // a module is one
    ),
  );
  // The compiler knows what each file exports, but not which files there are.
  return Object.assign({}, ...books) as PhraseBook;
}

const [cs, ro] = await Promise.all(languages.map(bookOf));
if (cs === undefined || ro === undefined) throw new Error('two languages have two books');

/** All phrases of the storefront, as specs read them: outside of a build there is no glob. */
export const allPhrases: Record<Language, PhraseBook> = { cs, ro };
