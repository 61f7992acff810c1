import { validation } from '#core/phrases/ro/validation.ts';
import type { PhraseBook } from './phrase-book.ts';
import { frame } from './ro/frame.ts';
import { screens } from './ro/screens.ts';

/** Every Romanian phrase of the back office by namespace. */
export const ro: PhraseBook = { frame, screens, validation };
