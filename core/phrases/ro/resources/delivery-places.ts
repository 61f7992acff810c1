import type { deliveryPlaces } from '../../../deliveries/place-resource.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof deliveryPlaces> = {
  title: 'Puncte de ridicare',
  add: 'Punct de ridicare nou',
  one: '{name}',
  done: {
    add: 'Adăugarea unui punct de ridicare',
    update: 'Modificarea unui punct de ridicare',
    delete: 'Ștergerea unui punct de ridicare',
    edit: 'Modificarea punctelor de ridicare în listă',
  },
  columns: {
    code: 'Cod',
    deliveryId: 'Livrare (număr)',
    delivery: 'Livrare',
    name: 'Nume',
    street: 'Strada și numărul',
    city: 'Oraș',
    postcode: 'Cod poștal',
    isOffered: 'Se oferă',
    isCrowded: 'Aglomerat',
    isAvailable: 'Curier: funcționează',
    isCongested: 'Curier: aglomerat',
    openingCs: 'Program în cehă',
    openingRo: 'Program în română',
  },
  help: {
    name: 'Punctele curierului se reînnoiesc în fiecare noapte; numele și adresa lor le schimbă doar curierul.',
    isOffered: 'Un punct oprit nu poate fi ales de nimeni până când îl pornești din nou.',
    isCrowded: 'Clientul află la alegere că pachetul poate ajunge cu o zi mai târziu.',
  },
};
