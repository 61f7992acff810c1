import type { stations } from '../../../warehouse/station-resource.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof stations> = {
  title: 'Posturi de lucru',
  add: 'Adăugați un post de lucru',
  one: 'Postul de lucru {code}',
  done: {
    add: 'Adăugarea unui post de lucru',
    update: 'Modificarea unui post de lucru',
    delete: 'Ștergerea unui post de lucru',
    edit: 'Editarea posturilor de lucru în listă',
  },
  columns: {
    code: 'Etichetă',
    name: 'Denumire',
    placeId: 'Depozit (număr)',
    place: 'Depozit',
    scannerKeys: 'Cum scrie cititorul',
    scannerSuffix: 'Tasta de după cod',
    scannerPrefix: 'Caractere înaintea codului',
    labelPrinter: 'Imprimantă de etichete',
    documentPrinter: 'Imprimantă de documente',
  },
  choices: {
    scannerKeys: {
      physical: 'După taste (indiferent de aranjament)',
      layout: 'După aranjamentul tastaturii',
    },
    scannerSuffix: { Enter: 'Enter', Tab: 'Tab' },
  },
  help: {
    code: 'Începe cu W-, de exemplu W-AMBALARE-1. La scanare, fereastra devine acest post de lucru.',
    scannerSuffix: 'Gol: sfârșitul codului se recunoaște după pauză.',
    labelPrinter:
      'Numele sau adresa unei imprimante de rețea care înțelege ZPL, port 9100. Gol: etichetele se salvează în fișier.',
    documentPrinter:
      'Numele sau adresa unei imprimante A4 de rețea care primește PDF pe portul 9100. Pe ea se tipăresc notele de livrare, facturile și borderourile.',
  },
};
