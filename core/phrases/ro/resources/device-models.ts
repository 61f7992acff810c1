import type { deviceModels } from '../../../devices/device-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof deviceModels> = {
  title: 'Modele de dispozitive',
  add: 'Adaugă model',
  one: '{name}',
  done: {
    add: 'Adăugarea unui model de dispozitiv',
    update: 'Modificarea unui model de dispozitiv',
    delete: 'Ștergerea unui model de dispozitiv',
    edit: 'Editarea modelelor de dispozitive în listă',
  },
  columns: {
    manufacturerId: 'Producător (număr)',
    typeId: 'Tip (număr)',
    manufacturer: 'Producător',
    deviceType: 'Tip de dispozitiv',
    name: 'Denumire',
    storageGb: 'Stocare (GB)',
    slug: 'Nume în adresă',
    releasedOn: 'Lansat la',
    widthMm: 'Lățime (mm)',
    heightMm: 'Înălțime (mm)',
    popularity: 'Ordine',
    colors: 'Culori',
    products: 'Produse',
  },
  help: {
    slug: 'Litere mici fără diacritice, cifre și cratime. Modificarea schimbă și adresa din buyback.',
    popularity: 'Numărul mai mic apare mai sus, la egalitate alfabetic.',
  },
};
