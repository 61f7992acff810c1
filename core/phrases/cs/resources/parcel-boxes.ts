import type { parcelBoxes } from '../../../warehouse/parcel-box-resource.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof parcelBoxes> = {
  title: 'Krabice',
  add: 'Přidat krabici',
  one: 'Krabice {code}',
  done: {
    add: 'Přidání krabice',
    update: 'Změna krabice',
    delete: 'Smazání krabice',
    edit: 'Úprava krabic v seznamu',
  },
  columns: {
    code: 'Název',
    widthMm: 'Šířka (mm)',
    heightMm: 'Výška (mm)',
    depthMm: 'Hloubka (mm)',
    weightGrams: 'Váha prázdné (g)',
    mostGrams: 'Unese (g)',
    isActive: 'Používá se',
  },
  help: {
    widthMm: 'Vnitřní rozměry: podle nich balení navrhuje krabici.',
    mostGrams: 'Nejvíce gramů celkem, i s krabicí.',
    isActive: 'Jen používané krabice nabízí balicí stůl.',
  },
};
