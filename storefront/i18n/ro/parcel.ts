import type { PhraseBook } from '../phrase-book.ts';

export const parcel: PhraseBook['parcel'] = {
  title: 'Unde trimiteți dispozitivul',
  text: 'Tipăriți eticheta și lipiți-o pe colet sau copiați de pe ea adresa și numărul.',
  number: 'Buyback nr. {{number}}',
  qrLabel: 'Numărul vânzării pentru cititorul de la recepție',
};
