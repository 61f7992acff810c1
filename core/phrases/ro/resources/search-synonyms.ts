import type { synonyms } from '../../../search/synonyms.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof synonyms> = {
  title: 'Sinonime pentru căutare',
  add: 'Adaugă un sinonim',
  one: 'Sinonimul „{said}”',
  done: {
    add: 'Adăugarea unui sinonim',
    update: 'Modificarea unui sinonim',
    delete: 'Ștergerea unui sinonim',
    edit: 'Modificarea sinonimelor în listă',
  },
  columns: {
    said: 'Clientul scrie',
    meant: 'Se caută',
  },
  help: {
    said: 'Un cuvânt sau o expresie. Literele mari și diacriticele nu contează.',
    meant:
      'Cuvinte care apar în numele produselor; de exemplu, în loc de „telefon pentru seniori” se caută „Aligator”.',
  },
};
