import type { Language } from '#core/market/market.ts';
import type { Namespace, PhraseBook } from './phrase-book.ts';

// One small file per language and namespace: a visitor never loads the other language.
const files = import.meta.glob<Partial<PhraseBook>>([
  './{cs,ro}/*.ts',
  '../../core/phrases/{cs,ro}/validation.ts',
]);

/** `priceList` lives in `price-list.ts`. */
const fileName = (namespace: Namespace): string =>
  namespace.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Loads the phrases of a namespace. Rejects where they did not arrive. */
export async function loadPhrases(language: Language, namespace: Namespace): Promise<object> {
  const end = `/${language}/${fileName(namespace)}.ts`;
  const path = Object.keys(files).find((each) => each.endsWith(end));
  const file = path === undefined ? undefined : await files[path]?.();
  const phrases = file?.[namespace];
  if (phrases === undefined) throw new Error(`no phrases in ${end}`);
  return phrases;
}
