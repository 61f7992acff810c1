import type { stockLocations } from '../../../stock/location-resource.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof stockLocations> = {
  title: 'Compartimente și lăzi',
  add: 'Adăugați o locație',
  one: 'Locația {code}',
  done: {
    add: 'Adăugarea unei locații din depozit',
    update: 'Modificarea unei locații din depozit',
    delete: 'Ștergerea unei locații din depozit',
    edit: 'Editarea locațiilor în listă',
  },
  columns: {
    code: 'Etichetă',
    kind: 'Tip',
    placeId: 'Depozit (număr)',
    place: 'Depozit',
    zone: 'Zonă',
    rack: 'Raft',
    walkOrder: 'Ordinea la parcurgere',
    isOpen: 'Primește marfă',
    pieces: 'Bucăți',
  },
  choices: {
    kind: {
      bin: 'Compartiment',
      crate: 'Ladă',
      parcel: 'Colet',
      desk: 'Punct de cumpărare',
      bench: 'Masă de service',
      missing: 'Lipsă',
      damaged: 'Deteriorate',
      transit: 'Pe drum',
    },
  },
  help: {
    code: 'Un compartiment începe cu L-, o ladă cu B-: L-A-03-2, B-17.',
    walkOrder: 'În această ordine se parcurge depozitul la pregătirea comenzilor.',
    isOpen: 'O locație închisă nu primește nimic; ce se află în ea poate fi luat.',
  },
};
