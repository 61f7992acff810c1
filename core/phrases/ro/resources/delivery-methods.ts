import type { deliveryMethods } from '../../../deliveries/method-resources.ts';
import type { WordsOf } from '../../../resources/words.ts';

export const words: WordsOf<typeof deliveryMethods> = {
  title: 'Metode de livrare',
  add: 'Adaugă o livrare',
  one: '{nameRo}',
  done: {
    add: 'Adăugarea unei metode de livrare',
    update: 'Modificarea unei metode de livrare',
    delete: 'Ștergerea unei metode de livrare',
    edit: 'Modificarea metodelor de livrare în listă',
  },
  columns: {
    code: 'Cod',
    kind: 'Tip',
    nameCs: 'Nume (în cehă)',
    nameRo: 'Nume (în română)',
    isActive: 'Activă',
    price: 'Preț',
    freeFrom: 'Gratuită de la',
    weightPrices: 'Preț după greutate',
    levelPrices: 'Preț după nivel',
    daysMin: 'Zile, minimum',
    daysMax: 'Zile, maximum',
    cutOff: 'Ora limită',
    shipsOn: 'Zile de expediere',
    closedDays: 'Zile libere',
    carrier: 'Curier',
    servedPostcodes: 'Doar la codurile poștale',
    mostPieces: 'Cel mult bucăți',
    mostWeightKg: 'Cel mult kg',
    mostSideCm: 'Cel mult cm',
    mostValue: 'Cel mult în valoare de',
    takesCash: 'Și cu plata ramburs',
    takesDevices: 'Preia dispozitivul vechi',
    hasTimeslots: 'Interval la alegere',
    textCs: 'Descriere (în cehă)',
    textRo: 'Descriere (în română)',
    position: 'Ordine',
  },
  choices: {
    carrier: { packeta: 'Packeta', gls: 'GLS', sameday: 'Sameday' },
    kind: {
      courier: 'La adresă',
      pickup_place: 'Punct de ridicare',
      store: 'Magazin',
      express: 'Expres Liftago',
    },
  },
  help: {
    isActive: 'O livrare activă apare la finalizarea comenzii. Completează întâi datele firmei.',
    freeFrom: 'Valoarea produselor după reduceri. Gol: niciodată.',
    weightPrices:
      'Peste câte kg, cât costă, separate prin spațiu: 5:19 15:29 înseamnă peste 5 kg 19, peste 15 kg 29. Coletele mai ușoare rămân la prețul obișnuit. Gol: greutatea nu contează.',
    levelPrices:
      'Cât plătesc clienții unui nivel de preț, după codul lui, separate prin spațiu: vip:0 firme:49. Se aplică în locul prețului după greutate. Gol: toți la fel.',
    mostSideCm:
      'Câți cm poate avea latura cea mai lungă a oricărui ambalaj. Produsele fără dimensiuni nu se socotesc. Gol: oricât.',
    mostWeightKg:
      'Câte kg poate cântări toată comanda, după greutatea ambalajelor. Produsele fără greutate nu se socotesc. Gol: oricât.',
    daysMin: 'Zile lucrătoare de la predarea către curier, 0 înseamnă aceeași zi.',
    cutOff: 'Comenzile de până la această oră pleacă în aceeași zi, de exemplu 15:00.',
    shipsOn:
      'Cifrele zilelor din săptămână, fără spații, 1 este luni: 12345. De sărbătorile legale nu pleacă nimic.',
    closedDays: 'Zile în care nu pleacă nimic, cu spațiu între ele: 2026-12-24 2026-12-31.',
    carrier:
      'La închiderea coletului, AWB-ul se creează singur și eticheta se tipărește. Gol: îl predați voi.',
    takesDevices:
      'La schimb, curierul preia dispozitivul vechi la livrare, iar produsele pleacă imediat. Doar la adresă, cu GLS (serviciul Exchange, trebuie să fie în contract) sau cu șoferi proprii.',
    servedPostcodes:
      'Începuturi de coduri poștale cu spațiu între ele, de exemplu 01 02 400. Gol: oriunde.',
  },
};
