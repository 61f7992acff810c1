import type { MarketCode } from '#core/market/market.ts';

/**
 * Invented stores: slug | name | street | postcode | city | phone | hours on weekdays | on Saturday
 * | on Sunday | services | place on the map. The phones lie in blocks that no subscriber has: Czech
 * numbers do not begin with 200, Romanian ones have no 0 after the area code.
 */
export const storeTables: Record<MarketCode, string> = {
  cz: `
praha-karlin | Obměna Praha Karlín | Křižovnická alej 14 | 186 00 | Praha 8 | +420 200 000 101 | 9:00-19:00 | 9:00-14:00 | - | buyout service | 50.09240 14.45060
praha-andel | Obměna Praha Anděl | Sklářská 27 | 150 00 | Praha 5 | +420 200 000 102 | 9:00-20:00 | 10:00-18:00 | 10:00-18:00 | buyout showroom | 50.07100 14.40330
brno | Obměna Brno | Rybnická 3 | 602 00 | Brno | +420 200 000 103 | 9:00-19:00 | 9:00-13:00 | - | buyout service showroom | 49.19510 16.60680
ostrava | Obměna Ostrava | Hutnické náměstí 8 | 702 00 | Ostrava | +420 200 000 104 | 9:00-18:00 | 9:00-12:00 | - | buyout service | 49.83470 18.28250
plzen | Obměna Plzeň | Sladovnická 41 | 301 00 | Plzeň | +420 200 000 105 | 9:00-18:00 | 9:00-12:00 | - | buyout | 49.74750 13.37760
olomouc | Obměna Olomouc | Hanácká 19 | 779 00 | Olomouc | +420 200 000 106 | 9:00-18:00 | - | - | buyout | 49.59390 17.25090
hradec-kralove | Obměna Hradec Králové | Soutoková 5 | 500 02 | Hradec Králové | +420 200 000 107 | 9:00-18:00 | 9:00-12:00 | - | buyout service | 50.20920 15.83280
servis-liberec | Obměna servis Liberec | Tkalcovská 22 | 460 01 | Liberec | +420 200 000 108 | 8:00-16:30 | - | - | service | 50.76710 15.05620
`,
  ro: `
bucuresti-unirii | Obměna București Unirii | Strada Clopotarilor 18 | 030167 | București | +40 21 000 0101 | 10:00-20:00 | 10:00-18:00 | - | buyout service showroom | 44.42700 26.10250
bucuresti-pipera | Obměna București Pipera | Strada Meșterilor 6 | 020337 | București | +40 21 000 0102 | 9:00-19:00 | 10:00-15:00 | - | buyout | 44.48300 26.11500
cluj-napoca | Obměna Cluj-Napoca | Strada Olarilor 31 | 400158 | Cluj-Napoca | +40 264 000 103 | 9:00-19:00 | 10:00-14:00 | - | buyout service showroom | 46.77120 23.62360
timisoara | Obměna Timișoara | Strada Ceasornicarului 9 | 300041 | Timișoara | +40 256 000 104 | 9:00-19:00 | 10:00-14:00 | - | buyout service | 45.74890 21.20870
iasi | Obměna Iași | Strada Teiului Înflorit 12 | 700023 | Iași | +40 232 000 105 | 9:00-18:00 | 10:00-14:00 | - | buyout | 47.15850 27.60140
brasov | Obměna Brașov | Strada Fierarilor 44 | 500030 | Brașov | +40 268 000 106 | 9:00-18:00 | 10:00-13:00 | - | buyout | 45.65270 25.61060
constanta | Obměna Constanța | Strada Farului Vechi 7 | 900178 | Constanța | +40 241 000 107 | 9:00-18:00 | - | - | buyout service | 44.15980 28.63480
`,
};
