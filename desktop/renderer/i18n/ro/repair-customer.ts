import type { PhraseBook } from '../phrase-book.ts';

export const repairCustomer: PhraseBook['repairCustomer'] = {
  phoneHelp: 'Cine a mai fost la noi este recunoscut după număr.',
  known: 'A mai fost la noi: {{name}}.',
  knownMail: 'Gol: se folosește {{eMail}}.',
};
