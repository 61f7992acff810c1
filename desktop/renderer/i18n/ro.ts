import { cells } from '#core/phrases/ro/cells.ts';
import { validation } from '#core/phrases/ro/validation.ts';
import type { PhraseBook } from './phrase-book.ts';
import { frame } from './ro/frame.ts';
import { grid } from './ro/grid.ts';
import { screens } from './ro/screens.ts';

/** Every Romanian phrase of the back office by namespace. */
export const ro: PhraseBook = { cells, frame, grid, screens, validation };
