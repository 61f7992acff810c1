import type { stores } from '../../../shop/store-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof stores> = {
  title: 'Prodejny',
  add: 'Nová prodejna',
  one: '{name}',
  done: {
    add: 'Přidání prodejny',
    update: 'Změna prodejny',
    delete: 'Smazání prodejny',
    edit: 'Úprava prodejen v seznamu',
  },
  columns: {
    name: 'Název',
    slug: 'Adresa stránky',
    street: 'Ulice a číslo',
    postcode: 'PSČ',
    city: 'Město',
    phone: 'Telefon',
    eMail: 'E-mail',
    monday: 'Pondělí',
    tuesday: 'Úterý',
    wednesday: 'Středa',
    thursday: 'Čtvrtek',
    friday: 'Pátek',
    saturday: 'Sobota',
    sunday: 'Neděle',
    isBuyoutCenter: 'Vykupuje',
    isServiceCenter: 'Servis',
    isShowRoom: 'Showroom',
    slotMinutes: 'Délka termínu v minutách',
    slotCapacity: 'Zákazníků na jeden termín',
    tillOpening: 'Ráno v pokladně',
    tillTolerance: 'Rozdíl pokladny bez důvodu',
    textCs: 'Text česky',
    textRo: 'Text rumunsky',
    latitude: 'Zeměpisná šířka',
    longitude: 'Zeměpisná délka',
    photosId: 'Fotografie (číslo)',
    photos: 'Fotografie',
  },
  help: {
    monday:
      'Od–do ve tvaru 09:00-18:00, s polední přestávkou 09:00-12:00, 13:00-18:00. Prázdné: zavřeno.',
    longitude: 'Na mapě se prodejna ukáže, když jsou vyplněné obě souřadnice.',
    tillOpening: 'Hotovost na drobné, s kterou pokladna každý den začíná.',
    tillTolerance: 'O kolik smí při uzávěrce dne chybět nebo přebývat, aniž by se uvedl důvod.',
    slotCapacity:
      'Kolik lidí smí na stejný čas přinést zařízení do opravy. 0: termíny se nenabízejí.',
    photosId: 'Sada obrázků, kterou ukazuje stránka prodejny. Nahrajete ji v části Obrázky.',
  },
};
