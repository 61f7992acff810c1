import type { TranslatedOf } from '#ui/phrase-keys.ts';
import type { scanning as cs } from '../cs/scanning.ts';

/** What screens that are worked by scanning share. */
export const scanning: TranslatedOf<typeof cs> = {
  notListening: 'Cititorul nu este auzit acum: faceți clic în această fereastră.',
  heldUp_one: 'Rețeaua nu merge. {{count}} scanare așteaptă și se trimite singură.',
  heldUp_few: 'Rețeaua nu merge. {{count}} scanări așteaptă și se trimit singure.',
  heldUp_other: 'Rețeaua nu merge. {{count}} de scanări așteaptă și se trimit singure.',
  waiting_one: '{{count}} scanare așteaptă să fie trimisă.',
  waiting_few: '{{count}} scanări așteaptă să fie trimise.',
  waiting_other: '{{count}} de scanări așteaptă să fie trimise.',
  typed: 'Introduceți codul',
  typedHelp: 'Mai multe bucăți odată: 12*EAN',
  send: 'Confirmați',
  undo: 'Anulați scanarea',
};
