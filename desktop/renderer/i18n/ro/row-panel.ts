import type { PhraseBook } from '../phrase-book.ts';

export const rowPanel: PhraseBook['rowPanel'] = {
  optional: 'opțional',
  save: 'Salvează',
  saved: 'Salvat.',
  added: 'Adăugat.',
  delete: 'Șterge',
  deleted: 'Șters.',
  deleteTitle: 'Ștergeți „{{name}}”?',
  deleteLead: 'Se poate șterge doar ce nu este folosit nicăieri. Din istoric se poate anula.',
};
