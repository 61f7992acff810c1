import type { deviceTypes } from '../../../devices/device-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof deviceTypes> = {
  title: 'Typy zařízení',
  add: 'Přidat typ',
  one: '{nameCs}',
  done: {
    add: 'Přidání typu zařízení',
    update: 'Změna typu zařízení',
    delete: 'Smazání typu zařízení',
    edit: 'Úprava typů zařízení v seznamu',
  },
  columns: {
    nameCs: 'Název česky',
    nameRo: 'Název rumunsky',
    slug: 'Název v adrese',
    kind: 'Druh',
    position: 'Pořadí',
    models: 'Modelů',
  },
  choices: {
    kind: {
      phone: 'telefon',
      tablet: 'tablet',
      smartwatch: 'chytré hodinky',
      accessory: 'příslušenství',
    },
  },
  help: {
    slug: 'Malá písmena bez diakritiky, číslice a pomlčky. Změna změní i adresu ve výkupu.',
    kind: 'Určuje, jestli při výkupu chceme IMEI, nebo sériové číslo.',
  },
};
