import type { parcelBoxes } from '../../../warehouse/parcel-box-resource.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof parcelBoxes> = {
  title: 'Cutii',
  add: 'Adaugă o cutie',
  one: 'Cutia {code}',
  done: {
    add: 'Adăugarea unei cutii',
    update: 'Modificarea unei cutii',
    delete: 'Ștergerea unei cutii',
    edit: 'Modificarea cutiilor în listă',
  },
  columns: {
    code: 'Nume',
    widthMm: 'Lățime (mm)',
    heightMm: 'Înălțime (mm)',
    depthMm: 'Adâncime (mm)',
    weightGrams: 'Greutate goală (g)',
    mostGrams: 'Suportă (g)',
    isActive: 'Se folosește',
  },
  help: {
    widthMm: 'Dimensiuni interioare: după ele se propune cutia la ambalare.',
    mostGrams: 'Greutatea totală maximă, cu tot cu cutie.',
    isActive: 'Masa de ambalare propune numai cutiile folosite.',
  },
};
