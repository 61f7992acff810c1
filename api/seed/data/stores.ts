import type { MarketCode } from '#core/market/market.ts';

/**
 * Invented stores: slug | name | street | postcode | city | phone | hours on weekdays | on Saturday
 * | on Sunday | services. The phones lie in blocks that no subscriber has: Czech numbers do not
 * begin with 200, Romanian ones have no 0 after the area code.
 */
export const storeTables: Record<MarketCode, string> = {
  cz: `
praha-karlin | Obměna Praha Karlín | Křižovnická alej 14 | 186 00 | Praha 8 | +420 200 000 101 | 9:00-19:00 | 9:00-14:00 | - | buyout service
praha-andel | Obměna Praha Anděl | Sklářská 27 | 150 00 | Praha 5 | +420 200 000 102 | 9:00-20:00 | 10:00-18:00 | 10:00-18:00 | buyout
brno | Obměna Brno | Rybnická 3 | 602 00 | Brno | +420 200 000 103 | 9:00-19:00 | 9:00-13:00 | - | buyout service
ostrava | Obměna Ostrava | Hutnické náměstí 8 | 702 00 | Ostrava | +420 200 000 104 | 9:00-18:00 | 9:00-12:00 | - | buyout service
plzen | Obměna Plzeň | Sladovnická 41 | 301 00 | Plzeň | +420 200 000 105 | 9:00-18:00 | 9:00-12:00 | - | buyout
olomouc | Obměna Olomouc | Hanácká 19 | 779 00 | Olomouc | +420 200 000 106 | 9:00-18:00 | - | - | buyout
hradec-kralove | Obměna Hradec Králové | Soutoková 5 | 500 02 | Hradec Králové | +420 200 000 107 | 9:00-18:00 | 9:00-12:00 | - | buyout service
servis-liberec | Obměna servis Liberec | Tkalcovská 22 | 460 01 | Liberec | +420 200 000 108 | 8:00-16:30 | - | - | service
`,
  ro: `
bucuresti-unirii | Obměna București Unirii | Strada Clopotarilor 18 | 030167 | București | +40 21 000 0101 | 10:00-20:00 | 10:00-18:00 | - | buyout service
bucuresti-pipera | Obměna București Pipera | Strada Meșterilor 6 | 020337 | București | +40 21 000 0102 | 9:00-19:00 | 10:00-15:00 | - | buyout
cluj-napoca | Obměna Cluj-Napoca | Strada Olarilor 31 | 400158 | Cluj-Napoca | +40 264 000 103 | 9:00-19:00 | 10:00-14:00 | - | buyout service
timisoara | Obměna Timișoara | Strada Ceasornicarului 9 | 300041 | Timișoara | +40 256 000 104 | 9:00-19:00 | 10:00-14:00 | - | buyout service
iasi | Obměna Iași | Strada Teiului Înflorit 12 | 700023 | Iași | +40 232 000 105 | 9:00-18:00 | 10:00-14:00 | - | buyout
brasov | Obměna Brașov | Strada Fierarilor 44 | 500030 | Brașov | +40 268 000 106 | 9:00-18:00 | 10:00-13:00 | - | buyout
constanta | Obměna Constanța | Strada Farului Vechi 7 | 900178 | Constanța | +40 241 000 107 | 9:00-18:00 | - | - | buyout service
`,
};
