import { deviceWords } from '#core/phrases/ro/device-words.ts';
import type { PhraseBook } from '../phrase-book.ts';

export const devices: PhraseBook['devices'] = deviceWords;
