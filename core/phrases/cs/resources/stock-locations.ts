import type { stockLocations } from '../../../stock/location-resource.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof stockLocations> = {
  title: 'Přihrádky a přepravky',
  add: 'Přidat místo',
  one: 'Místo {code}',
  done: {
    add: 'Přidání místa ve skladu',
    update: 'Změna místa ve skladu',
    delete: 'Smazání místa ve skladu',
    edit: 'Úprava míst v seznamu',
  },
  columns: {
    code: 'Štítek',
    kind: 'Druh',
    placeId: 'Sklad (číslo)',
    place: 'Sklad',
    zone: 'Zóna',
    rack: 'Regál',
    walkOrder: 'Pořadí při chůzi',
    isOpen: 'Přijímá zboží',
    pieces: 'Kusů',
  },
  choices: {
    kind: {
      bin: 'Přihrádka',
      crate: 'Přepravka',
      parcel: 'Balík',
      desk: 'Výkupní pult',
      bench: 'Servisní stůl',
      missing: 'Pohřešované',
      damaged: 'Poškozené',
      transit: 'Na cestě',
    },
  },
  help: {
    code: 'Přihrádka začíná L-, přepravka B-: L-A-03-2, B-17.',
    walkOrder: 'V tomto pořadí se sklad obchází při vychystávání.',
    isOpen: 'Zavřené místo nic nepřijme; co v něm leží, se dá odnést.',
  },
};
