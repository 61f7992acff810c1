import { conceptEndings, conceptForms } from './concept-forms.ts';
import { withinOneTypo } from './one-typo.ts';

/** Marks a kind of thing among the words of an index; no word of a text begins with it. */
const mark = '~';

/** `case` as it stands among the words of an index: `~case`. */
export const conceptWord = (concept: string): string => mark + concept;

/** Every kind as it may stand among the words of an index. */
export const allConceptWords: readonly string[] = Object.keys(conceptForms).map(conceptWord);

/** Every word that names a kind, folded, with the kinds that it names. */
export const allForms: ReadonlyMap<string, readonly string[]> = formsOf(conceptForms);

function formsOf(table: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> {
  const forms = new Map<string, string[]>();
  for (const [concept, text] of Object.entries(table)) {
    for (const word of text.trim().split(/\s+/)) {
      const endings = word.endsWith('+') ? conceptEndings : [''];
      for (const ending of endings) {
        const form = word.replace('+', '') + ending;
        const known = forms.get(form) ?? [];
        if (!known.includes(concept)) forms.set(form, [...known, concept]);
      }
    }
  }
  return forms;
}

/** Kinds that a folded word names: `husa` is a case, whatever the case's own name says. */
export const conceptsOf = (word: string): readonly string[] => allForms.get(word) ?? [];

/** Kinds of all words that begin with a folded beginning. */
export const conceptsFrom = (beginning: string): readonly string[] =>
  collect((form) => form.startsWith(beginning));

/** Kinds of all words one typo away from a folded word. */
export const conceptsNear = (word: string): readonly string[] =>
  collect((form) => withinOneTypo(word, form));

function collect(meets: (form: string) => boolean): readonly string[] {
  const found = new Set<string>();
  for (const [form, concepts] of allForms) {
    if (meets(form)) for (const concept of concepts) found.add(concept);
  }
  return [...found];
}
