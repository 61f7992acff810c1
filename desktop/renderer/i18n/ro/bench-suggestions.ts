import type { PhraseBook } from '../phrase-book.ts';

export const benchSuggestions: PhraseBook['benchSuggestions'] = {
  checks: 'Adăugați verificările recomandate',
  messages: 'Adăugați mesajele recomandate',
  added_one: 'A fost adăugat un rând.',
  added_few: 'Au fost adăugate {{count}} rânduri.',
  added_other: 'Au fost adăugate {{count}} de rânduri.',
  nothing: 'Aveți deja în listă toate rândurile recomandate.',
};
