import type { PhraseBook } from '../phrase-book.ts';

export const servicePrices: PhraseBook['servicePrices'] = {
  copy: 'Copiază pe un model',
  copyTitle_one: 'Copiați un preț pe alt model',
  copyTitle_few: 'Copiați {{count}} prețuri pe alt model',
  copyTitle_other: 'Copiați {{count}} de prețuri pe alt model',
  copyLead: 'Ce are deja modelul rămâne neschimbat.',
  copyNow: 'Copiază',
  model: 'Model',
  copied_one: 'A fost copiat un preț',
  copied_few: 'Au fost copiate {{count}} prețuri',
  copied_other: 'Au fost copiate {{count}} de prețuri',
  kept: 'Neschimbate {{count}}: modelul are deja aceste prețuri.',
};
