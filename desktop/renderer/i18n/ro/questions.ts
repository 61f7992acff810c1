import type { TranslatedOf } from '#ui/phrase-keys.ts';
import type { questions as cs } from '../cs/questions.ts';

/** Frequent questions of customers. */
export const questions: TranslatedOf<typeof cs> = {
  add: 'Întrebare nouă',
  none: 'Încă nicio întrebare',
  noneText: 'Scrie răspunsul la ceea ce clienții întreabă cel mai des.',
  question: 'Întrebare',
  answer: 'Răspuns',
  group: 'Grup',
  position: 'Ordine',
  positionHelp: 'Un număr mai mic stă mai sus în grup.',
  state: 'Stare',
  visible: 'Afișată',
  hidden: 'Ascunsă',
  isVisible: 'Afișează în magazin',
  saved: 'Întrebarea este salvată.',
};
