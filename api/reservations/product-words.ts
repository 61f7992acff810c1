import type { Language } from '#core/market/market.ts';
import * as cs from '#core/phrases/cs/reservation-mail.ts';
import * as ro from '#core/phrases/ro/reservation-mail.ts';
import { fillText } from '../platform/mail/fill-text.ts';
import type { ReservedProduct } from './reservation-model.ts';

const words = { cs: cs.conditionWords, ro: ro.conditionWords };

/** Condition and grade in words. */
export const detailOf = ({ condition, grade }: ReservedProduct, language: Language): string =>
  fillText(words[language][condition], { grade: grade ?? '' });
