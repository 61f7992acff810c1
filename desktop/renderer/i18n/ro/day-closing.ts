import { dayClosingWords } from '#core/phrases/ro/day-closing.ts';
import type { TranslatedOf } from '#ui/phrase-keys.ts';
import type { dayClosing as cs } from '../cs/day-closing.ts';

/** The closing of a day: what came and went, and what lies in the tills. */
export const dayClosing: TranslatedOf<typeof cs> = {
  ...dayClosingWords,
  lead: 'Numărați casa, comparați-o cu ce ar trebui să fie în ea și închideți ziua.',
  day: 'Ziua',
  today: 'Ziua nu s-a încheiat. Ce vine după închidere apare ca modificare.',
  future: 'Ziua aceasta nu a început încă. Alegeți una anterioară.',
  open: 'Deschisă',
  isClosed: 'Închisă',
  changed: 'Închisă, dar cifrele s-au schimbat apoi',
  isChanged: '{{line}}: a fost {{was}}, acum este {{is}}.',
  byHand:
    'La banii returnați manual nu știm de unde au fost luați. Dacă din casă, scrieți în motiv.',
  countedHelp: 'Coroane sau lei întregi, împreună cu suma cu care a început casa.',
  reasonHelp: 'Obligatoriu când casa diferă cu mai mult de {{tolerance}}.',
  close: 'Închideți ziua',
  closeOf: 'Închideți ziua: {{place}}',
  done: 'Ziua este închisă.',
  closedBy: '{{name}}, {{moment}}',
  print: 'Salvați PDF',
  printOf: 'Salvați PDF: {{place}}',
  saved: 'Închiderea este salvată.',
  notSaved: 'Închiderea nu a putut fi salvată. Încercați alt dosar.',
  reopen: 'Redeschideți',
  reopenOf: 'Redeschideți: {{place}}',
  reopenTitle: 'Redeschideți o zi închisă',
  reopenLead:
    'Închiderea rămâne în istoric împreună cu motivul. Cineva trebuie apoi să închidă ziua din nou.',
  reopenReason: 'De ce',
  reopened: 'Ziua este redeschisă.',
  history: '{{moment}} a redeschis {{name}}: {{reason}} (închisă de {{closer}})',
};
