import type { serviceOperations } from '../../../service/operation-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof serviceOperations> = {
  title: 'Servisní úkony',
  add: 'Přidat úkon',
  one: '{nameCs}',
  done: {
    add: 'Přidání servisního úkonu',
    update: 'Změna servisního úkonu',
    delete: 'Smazání servisního úkonu',
    edit: 'Úprava servisních úkonů v seznamu',
  },
  columns: {
    nameCs: 'Název česky',
    nameRo: 'Název rumunsky',
    slug: 'Název v adrese',
    durationMinutes: 'Doba (min)',
    warrantyMonths: 'Záruka (měsíce)',
    position: 'Pořadí',
    isActive: 'Nabízí se',
    textCs: 'Popis česky',
    textRo: 'Popis rumunsky',
    wordsCs: 'Hledaná slova česky',
    wordsRo: 'Hledaná slova rumunsky',
    damage: 'Odpověď ve výkupu',
    prices: 'Cen',
  },
  help: {
    damage:
      'Kód odpovědi dotazníku výkupu, která závadu popisuje, třeba „display_4“. Zákazník pak uvidí, za kolik zařízení vykoupíme bez opravy.',
    durationMinutes: 'Kolik minut práce zabere. Cena modelu může mít dobu vlastní.',
    wordsCs: 'Jak úkonu říkají zákazníci, například „baterka, nedrží nabití“.',
    wordsRo: 'Totéž pro hledání v rumunštině.',
    position: 'Prvních sedm vidí zákazník hned, další po rozbalení.',
  },
};
