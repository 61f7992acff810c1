import type { MarketCode } from '#core/market/market.ts';

/**
 * Days of every year on which stores do not keep their week's hours: month-day | hours | name in
 * Czech | name in Romanian. `-` is closed.
 */
export const storeHolidays: Record<MarketCode, string> = {
  cz: `
01-01 | - | Nový rok | Anul Nou
05-08 | - | Den vítězství | Ziua Victoriei
09-28 | - | Den české státnosti | Ziua statalității cehe
10-28 | - | Den vzniku Československa | Ziua Cehoslovaciei
12-24 | 9:00-12:00 | Štědrý den | Ajunul Crăciunului
12-25 | - | 1. svátek vánoční | Crăciunul
12-26 | - | 2. svátek vánoční | A doua zi de Crăciun
12-31 | 9:00-14:00 | Silvestr | Revelionul
`,
  ro: `
01-01 | - | Nový rok | Anul Nou
01-02 | - | Druhý den nového roku | A doua zi de Anul Nou
01-24 | - | Den sjednocení Rumunska | Ziua Unirii Principatelor
05-01 | - | Svátek práce | Ziua Muncii
08-15 | - | Nanebevzetí Panny Marie | Adormirea Maicii Domnului
11-30 | - | Svatý Ondřej | Sfântul Andrei
12-01 | - | Státní svátek Rumunska | Ziua Națională a României
12-25 | - | 1. svátek vánoční | Crăciunul
12-26 | - | 2. svátek vánoční | A doua zi de Crăciun
12-31 | 10:00-14:00 | Silvestr | Revelionul
`,
};
