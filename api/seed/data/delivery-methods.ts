import type { MarketCode } from '#core/market/market.ts';

/**
 * Invented carriers: code | kind | Czech name | Romanian name | Czech text | Romanian text | price |
 * free from | working days | cut-off | most pieces | most value | cash | served postcodes | timeslots | carrier | takes devices.
 */
export const deliveryTables: Record<MarketCode, string> = {
  cz: `
courier | courier | Kurýr na adresu | Curier la adresă | Den předem napíšeme, v kolik přijede. | Cu o zi înainte vă scriem la ce oră ajunge. | 99 | 2000 | 1-1 | 15:00 | - | - | yes | - | no | gls | yes
timeslot | courier | Kurýr v čase, který si vyberete | Curier la ora pe care o alegeți | Praha a Brno, v dvouhodinovém okně včetně večera. | Praga și Brno, într-un interval de două ore, inclusiv seara. | 149 | 10000 | 1-7 | 12:00 | - | - | yes | 10 11 12 13 14 15 16 17 18 19 60 61 62 63 64 | yes | gls
place | pickup_place | Výdejní místo | Punct de ridicare | Stovky míst po celém Česku. Zásilka tam počká sedm dní. | Sute de puncte în toată Cehia. Coletul așteaptă șapte zile. | 69 | 1500 | 1-2 | 15:00 | 10 | 50000 | yes | - | no | packeta
box | pickup_place | Výdejní box | Locker | Otevřete ho telefonem, kdykoli ve dne i v noci. Počká dva dny. | Îl deschideți cu telefonul, zi și noapte. Așteaptă două zile. | 59 | 1500 | 1-2 | 15:00 | 3 | 20000 | no | - | no | packeta
store | store | Osobní odběr na prodejně | Ridicare din magazin | Zboží si u nás prohlédnete, než odejdete. | Verificați produsul la noi înainte de a pleca. | 0 | - | 0-2 | 12:00 | - | - | yes | - | no
express | express | Expres do hodiny | Expres într-o oră | Řidič Liftago vyráží z pražského skladu hned, jak objednávku zabalíme. | Șoferul Liftago pleacă din depozitul din Praga imediat ce împachetăm comanda. | 249 | - | 0-0 | 18:00 | 5 | 60000 | no | 10 11 12 13 14 15 16 17 18 19 | no
`,
  ro: `
courier | courier | Kurýr na adresu | Curier la adresă | Den předem napíšeme, v kolik přijede. | Cu o zi înainte vă scriem la ce oră ajunge. | 19 | 400 | 1-2 | 15:00 | - | - | yes | - | no | sameday
timeslot | courier | Kurýr v čase, který si vyberete | Curier la ora pe care o alegeți | Bukurešť a Kluž, v dvouhodinovém okně včetně večera. | București și Cluj-Napoca, într-un interval de două ore, inclusiv seara. | 29 | 2000 | 1-7 | 12:00 | - | - | yes | 01 02 03 04 05 06 400 | yes | gls | yes
place | pickup_place | Výdejní místo | Punct de ridicare | Stovky míst po celém Rumunsku. Zásilka tam počká sedm dní. | Sute de puncte în toată țara. Coletul așteaptă șapte zile. | 15 | 300 | 1-3 | 15:00 | 10 | 10000 | yes | - | no | packeta
box | pickup_place | Výdejní box | Locker | Otevřete ho telefonem, kdykoli ve dne i v noci. Počká dva dny. | Îl deschideți cu telefonul, zi și noapte. Așteaptă două zile. | 12 | 300 | 1-2 | 15:00 | 3 | 4000 | no | - | no | sameday
store | store | Osobní odběr na prodejně | Ridicare din magazin | Zboží si u nás prohlédnete, než odejdete. | Verificați produsul la noi înainte de a pleca. | 0 | - | 0-2 | 12:00 | - | - | yes | - | no
express | express | Expres do hodiny | Expres într-o oră | Řidič vyráží z bukurešťského skladu hned, jak objednávku zabalíme. | Șoferul pleacă din depozitul din București imediat ce împachetăm comanda. | 49 | - | 0-0 | 18:00 | 5 | 12000 | no | 01 02 03 04 05 06 | no
`,
};

/**
 * Ways to pay: code | kind | Czech name | Romanian name | Czech text | Romanian text | fee | most.
 * Twisto is not offered in Romania.
 */
export const paymentTables: Record<MarketCode, string> = {
  cz: `
card | card | Platba kartou | Plata cu cardul | Zaplatíte hned, přes zabezpečenou bránu. | Plătiți imediat, prin poarta securizată. | 0 | -
google-pay | google_pay | Google Pay | Google Pay | Potvrdíte telefonem, bez opisování karty. | Confirmați cu telefonul, fără să introduceți cardul. | 0 | -
apple-pay | apple_pay | Apple Pay | Apple Pay | Potvrdíte obličejem nebo otiskem. | Confirmați cu fața sau amprenta. | 0 | -
twisto | twisto | Twisto: zaplatit do 30 dnů | Twisto: plată în 30 de zile | Zboží dostanete hned, zaplatíte za měsíc. | Primiți produsul acum și plătiți peste o lună. | 0 | 20000
bank-transfer | bank_transfer | Bankovní převod | Transfer bancar | Zboží vám sedm dní podržíme, než peníze dorazí. Zaplatíte QR kódem. | Păstrăm produsele șapte zile până sosesc banii. | 0 | -
cash-on-delivery | cash_on_delivery | Dobírka | Plata ramburs | Zaplatíte hotově nebo kartou při převzetí. | Plătiți numerar sau cu cardul la primire. | 39 | 50000
installments | installments | Na splátky | În rate | Smlouvu uzavřete online, nebo na prodejně. | Încheiați contractul online sau în magazin. | 0 | -
leasing | leasing | Leasing | Leasing | Zařízení používáte a po roce ho vyměníte. | Folosiți dispozitivul și îl schimbați după un an. | 0 | -
`,
  ro: `
card | card | Platba kartou | Plata cu cardul | Zaplatíte hned, přes zabezpečenou bránu. | Plătiți imediat, prin poarta securizată. | 0 | -
google-pay | google_pay | Google Pay | Google Pay | Potvrdíte telefonem, bez opisování karty. | Confirmați cu telefonul, fără să introduceți cardul. | 0 | -
apple-pay | apple_pay | Apple Pay | Apple Pay | Potvrdíte obličejem nebo otiskem. | Confirmați cu fața sau amprenta. | 0 | -
bank-transfer | bank_transfer | Bankovní převod | Transfer bancar | Zboží vám sedm dní podržíme, než peníze dorazí. | Păstrăm produsele șapte zile până sosesc banii. | 0 | -
cash-on-delivery | cash_on_delivery | Dobírka | Plata ramburs | Zaplatíte hotově nebo kartou při převzetí. | Plătiți numerar sau cu cardul la primire. | 9 | 10000
installments | installments | Na splátky | În rate | Smlouvu uzavřete online, nebo na prodejně. | Încheiați contractul online sau în magazin. | 0 | -
leasing | leasing | Leasing | Leasing | Zařízení používáte a po roce ho vyměníte. | Folosiți dispozitivul și îl schimbați după un an. | 0 | -
`,
};

/**
 * Invented companies: kind | arrangement | company | Czech name | Romanian name | yearly rate |
 * months | down payment in percent | least financed | most financed. Amounts in crowns.
 */
export const installmentTable = `
installments | on-store | Splatkovna | 10 splátek bez navýšení | 10 rate fără dobândă | 0 | 10 | 0 | 2000 | 60000
installments | online | Splatkovna | 24 splátek online | 24 de rate online | 15.9 | 24 | 0 | 3000 | 100000
installments | online | Splatkovna | 12 splátek online | 12 rate online | 12 | 12 | 0 | 2000 | 100000
installments | online | Rozlozka | 36 splátek online | 36 de rate online | 19.9 | 36 | 10 | 5000 | 150000
leasing | online | Leasio | Leasing na 24 měsíců | Leasing pe 24 de luni | 11.9 | 24 | 20 | 8000 | -
`;
