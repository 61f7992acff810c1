import type { Language } from '#core/market/market.ts';
import { home as csHome } from './cs/home.ts';
import { questionnaire as csQuestionnaire } from './cs/questionnaire.ts';
import { selector as csSelector } from './cs/selector.ts';
import { shell as csShell } from './cs/shell.ts';
import type { PhraseBook } from './phrase-book.ts';
import { home as roHome } from './ro/home.ts';
import { questionnaire as roQuestionnaire } from './ro/questionnaire.ts';
import { selector as roSelector } from './ro/selector.ts';
import { shell as roShell } from './ro/shell.ts';

/** All phrases at once, for the server; the browser gets what its page needs. */
export const allPhrases: Record<Language, PhraseBook> = {
  cs: { shell: csShell, home: csHome, selector: csSelector, questionnaire: csQuestionnaire },
  ro: { shell: roShell, home: roHome, selector: roSelector, questionnaire: roQuestionnaire },
};
