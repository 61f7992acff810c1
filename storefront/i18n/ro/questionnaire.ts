import type { PhraseBook } from '../phrase-book.ts';

export const questionnaire: PhraseBook['questionnaire'] = {
  heading: 'În ce stare este dispozitivul?',
  deviceColor: '{{model}}, {{color}}',
};
