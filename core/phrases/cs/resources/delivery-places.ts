import type { deliveryPlaces } from '../../../deliveries/place-resource.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof deliveryPlaces> = {
  title: 'Výdejní místa',
  add: 'Nové výdejní místo',
  one: '{name}',
  done: {
    add: 'Přidání výdejního místa',
    update: 'Změna výdejního místa',
    delete: 'Smazání výdejního místa',
    edit: 'Úprava výdejních míst v seznamu',
  },
  columns: {
    code: 'Kód',
    deliveryId: 'Doprava (číslo)',
    delivery: 'Doprava',
    name: 'Název',
    street: 'Ulice a číslo',
    city: 'Město',
    postcode: 'PSČ',
    isOffered: 'Nabízí se',
    isCrowded: 'Přeplněné',
    isAvailable: 'Dopravce: v provozu',
    isCongested: 'Dopravce: přeplněné',
    openingCs: 'Otevírací doba česky',
    openingRo: 'Otevírací doba rumunsky',
  },
  help: {
    name: 'Místa dopravce se obnovují každou noc; název a adresu u nich mění jen dopravce.',
    isOffered: 'Vypnuté místo si nikdo nevybere, dokud ho zase nezapnete.',
    isCrowded: 'Zákazník se při výběru dozví, že zásilka může dorazit o den později.',
  },
};
