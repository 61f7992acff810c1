import type { LabelWords } from '../cs/labels.ts';

/** What stands on printed labels. */
export const labelWords: LabelWords = {
  commands: {
    UNDO: 'Anulează ultima scanare',
    NOTFOUND: 'Nu s-a găsit',
    REPLACE: 'Propune înlocuitor',
    SKIP: 'Amână comanda',
    FINISH: 'Finalizează',
    HELP: 'Cheamă responsabilul',
    DAMAGED: 'Deteriorat',
    SECOND: 'Calitatea a doua',
  },
  crate: 'Ladă',
  bin: 'Compartiment',
  badge: 'Ecuson',
  station: 'Post de lucru',
  device: 'Dispozitiv, numărul se termină cu {end}',
  files: {
    crate: 'lazi',
    bin: 'compartimente',
    product: 'produse',
    passport: 'dispozitive',
    station: 'posturi-de-lucru',
    commands: 'comenzi',
    test_card: 'fisa-de-test',
  },
};
