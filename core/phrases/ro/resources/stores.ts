import type { stores } from '../../../shop/store-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof stores> = {
  title: 'Magazine',
  add: 'Magazin nou',
  one: '{name}',
  done: {
    add: 'Adăugarea unui magazin',
    update: 'Modificarea unui magazin',
    delete: 'Ștergerea unui magazin',
    edit: 'Modificarea magazinelor în listă',
  },
  columns: {
    name: 'Nume',
    slug: 'Adresa paginii',
    street: 'Strada și numărul',
    postcode: 'Cod poștal',
    city: 'Oraș',
    phone: 'Telefon',
    eMail: 'E-mail',
    monday: 'Luni',
    tuesday: 'Marți',
    wednesday: 'Miercuri',
    thursday: 'Joi',
    friday: 'Vineri',
    saturday: 'Sâmbătă',
    sunday: 'Duminică',
    isBuyoutCenter: 'Cumpără dispozitive',
    isServiceCenter: 'Service',
    isShowRoom: 'Showroom',
    slotMinutes: 'Durata intervalului, în minute',
    slotCapacity: 'Clienți pe interval',
    tillOpening: 'Dimineața în casă',
    tillTolerance: 'Diferență de casă fără motiv',
    textCs: 'Text în cehă',
    textRo: 'Text în română',
    latitude: 'Latitudine',
    longitude: 'Longitudine',
    photosId: 'Fotografii (număr)',
    photos: 'Fotografii',
  },
  help: {
    monday:
      'De la–până la, în forma 09:00-18:00, cu pauză de prânz 09:00-12:00, 13:00-18:00. Gol: închis.',
    longitude: 'Magazinul apare pe hartă când ambele coordonate sunt completate.',
    tillOpening: 'Numerarul de rest cu care casa începe fiecare zi.',
    tillTolerance: 'Cât poate lipsi sau prisosi la închiderea zilei fără să se indice un motiv.',
    slotCapacity:
      'Câți clienți pot aduce un dispozitiv la reparat la aceeași oră. 0: nu se oferă intervale.',
    photosId: 'Setul de imagini pe care îl arată pagina magazinului. Îl încărcați la Imagini.',
  },
};
