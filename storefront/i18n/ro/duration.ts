import type { PhraseBook } from '../phrase-book.ts';

export const duration: PhraseBook['duration'] = {
  days_one: 'o zi',
  days_few: '{{count}} zile',
  days_other: '{{count}} de zile',
  hours_one: 'o oră',
  hours_few: '{{count}} ore',
  hours_other: '{{count}} de ore',
  minutes_one: 'un minut',
  minutes_few: '{{count}} minute',
  minutes_other: '{{count}} de minute',
};
