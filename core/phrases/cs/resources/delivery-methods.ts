import type { deliveryMethods } from '../../../deliveries/method-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof deliveryMethods> = {
  title: 'Způsoby dopravy',
  add: 'Přidat dopravu',
  one: '{nameCs}',
  done: {
    add: 'Přidání způsobu dopravy',
    update: 'Změna způsobu dopravy',
    delete: 'Smazání způsobu dopravy',
    edit: 'Úprava způsobů dopravy v seznamu',
  },
  columns: {
    code: 'Kód',
    kind: 'Druh',
    nameCs: 'Název (česky)',
    nameRo: 'Název (rumunsky)',
    isActive: 'Zapnuto',
    price: 'Cena',
    freeFrom: 'Zdarma od',
    weightPrices: 'Cena podle váhy',
    levelPrices: 'Cena podle hladiny',
    daysMin: 'Dny od',
    daysMax: 'Dny do',
    cutOff: 'Uzávěrka',
    shipsOn: 'Dny odesílání',
    closedDays: 'Volné dny',
    carrier: 'Dopravce',
    servedPostcodes: 'Jen na PSČ',
    mostPieces: 'Nejvýš kusů',
    mostWeightKg: 'Nejvýš kg',
    mostSideCm: 'Nejvýš cm',
    mostValue: 'Nejvýš za',
    takesCash: 'I na dobírku',
    takesDevices: 'Přebírá staré zařízení',
    hasTimeslots: 'Volba času',
    textCs: 'Popis (česky)',
    textRo: 'Popis (rumunsky)',
    position: 'Pořadí',
  },
  choices: {
    carrier: { packeta: 'Zásilkovna', gls: 'GLS', sameday: 'Sameday' },
    kind: {
      courier: 'Na adresu',
      pickup_place: 'Výdejní místo',
      store: 'Prodejna',
      express: 'Expres Liftago',
    },
  },
  help: {
    isActive: 'Zapnutou dopravu nabízí pokladna. Než ji zapnete, vyplňte údaje firmy.',
    freeFrom: 'Hodnota zboží po slevách. Prázdné: nikdy.',
    weightPrices:
      'Nad kolik kg stojí kolik, oddělené mezerou: 5:149 15:199 je nad 5 kg 149, nad 15 kg 199. Lehčí balíky za běžnou cenu. Prázdné: na váze nezáleží.',
    levelPrices:
      'Kolik platí zákazníci cenové hladiny podle jejího kódu, oddělené mezerou: vip:0 firmy:49. Platí místo ceny podle váhy. Prázdné: všichni stejně.',
    mostSideCm:
      'Kolik cm smí mít nejdelší strana kteréhokoli balení. Produkty bez rozměrů se nepočítají. Prázdné: kolikkoli.',
    mostWeightKg:
      'Kolik kg smí vážit celá objednávka podle vah balení. Produkty bez váhy se nepočítají. Prázdné: kolikkoli.',
    daysMin: 'Pracovní dny od předání dopravci, 0 je týž den.',
    cutOff: 'Objednávky do této hodiny odcházejí týž den, například 15:00.',
    shipsOn: 'Čísla dnů v týdnu bez mezer, 1 je pondělí: 12345. O státních svátcích nic neodchází.',
    closedDays: 'Dny, kdy nic neodchází, oddělené mezerou: 2026-12-24 2026-12-31.',
    carrier:
      'Balík se u něj při dokončení založí sám a vytiskne se štítek. Prázdné: předáváte ho sami.',
    takesDevices:
      'U protiúčtu kurýr při doručení převezme staré zařízení, zboží tak odejde hned. Jen na adresu, s GLS (služba Exchange, mějte ji ve smlouvě) nebo s vlastními řidiči.',
    servedPostcodes: 'Začátky PSČ oddělené mezerou, například 10 11 60. Prázdné: všude.',
  },
};
