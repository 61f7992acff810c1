import type { PhraseBook } from '../phrase-book.ts';

export const duration: PhraseBook['duration'] = {
  days_one: '{{count}} zi',
  days_few: '{{count}} zile',
  days_other: '{{count}} de zile',
  hours_one: '{{count}} oră',
  hours_few: '{{count}} ore',
  hours_other: '{{count}} de ore',
  minutes_one: '{{count}} minut',
  minutes_few: '{{count}} minute',
  minutes_other: '{{count}} de minute',
};
