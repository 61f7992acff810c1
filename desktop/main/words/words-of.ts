import type { Language } from '#core/market/market.ts';
import { cs } from './cs.ts';
import { ro } from './ro.ts';
import type { Words } from './words.ts';

const words: Record<Language, Words> = { cs, ro };

export const wordsOf = (language: Language): Words => words[language];
