import type * as cs from '../cs/order-mail.ts';

interface Sentences {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly button: string;
}

export const orderMails: Record<cs.OrderMailKind, Sentences> = {
  'order-placed': {
    subject: 'Comanda {number}',
    heading: 'Vă mulțumim pentru comandă',
    paragraphs: ['am primit comanda dvs. {number} și lucrăm deja la ea.'],
    button: 'Vezi comanda',
  },
  'order-paid': {
    subject: 'Comanda {number} este plătită',
    heading: 'Plata a sosit',
    paragraphs: ['pentru comanda {number} am primit {due}. Factura o găsiți la comandă.'],
    button: 'Vezi comanda și factura',
  },
  'order-changed': {
    subject: 'Comanda {number} a fost modificată',
    heading: 'Am modificat comanda',
    paragraphs: ['am modificat comanda {number}. Mai jos găsiți ce conține acum și cum o livrăm.'],
    button: 'Vezi comanda',
  },
  'order-changed-to-pay': {
    subject: 'Comanda {number} a fost modificată, mai aveți de plătit {toPay}',
    heading: 'Am modificat comanda',
    paragraphs: [
      'am modificat comanda {number}. Mai jos găsiți ce conține acum și cum o livrăm.',
      'Mai aveți de plătit {toPay}. Pregătim produsele imediat după plată.',
    ],
    button: 'Plătiți',
  },
  'order-changed-refunded': {
    subject: 'Comanda {number} a fost modificată, vă returnăm {refunded}',
    heading: 'Am modificat comanda',
    paragraphs: [
      'am modificat comanda {number}. Mai jos găsiți ce conține acum și cum o livrăm.',
      'Vă returnăm diferența de {refunded} pe aceeași cale pe care ați plătit. Nota de credit se găsește la comandă.',
    ],
    button: 'Vezi comanda',
  },
  'order-changed-paid': {
    subject: 'Comanda {number} este plătită integral',
    heading: 'Plata a sosit',
    paragraphs: [
      'am primit diferența pentru comanda {number} și pregătim produsele. Factura o găsiți la comandă.',
    ],
    button: 'Vezi comanda și factura',
  },
  'order-proforma': {
    subject: 'Proforma, comanda {number}',
    heading: 'Proforma',
    paragraphs: [
      'vă trimitem din nou proforma pentru comanda {number}. Păstrăm produsele pentru dumneavoastră până la {until}.',
    ],
    button: 'Vezi comanda',
  },
  'order-contact-changed': {
    subject: 'Comanda {number}: date de contact sau adresă modificate',
    heading: 'Am modificat datele',
    paragraphs: [
      'la cererea dumneavoastră am modificat datele de contact sau adresa comenzii {number}. Datele noi le găsiți la comandă. Dacă nu ați cerut nicio modificare, vă rugăm să ne contactați.',
    ],
    button: 'Vezi comanda',
  },
  'order-rest-reminder': {
    subject: 'Comanda {number}: mai rămân de plătit {toPay}',
    heading: 'Comanda așteaptă restul de plată',
    paragraphs: [
      'pentru comanda modificată {number} mai rămân de plătit {toPay}. Păstrăm produsele pentru dumneavoastră până la {restUntil}, vă rugăm să plătiți până atunci.',
    ],
    button: 'Plătiți',
  },
  'order-cancelled': {
    subject: 'Comanda {number} este anulată',
    heading: 'Am anulat comanda',
    paragraphs: [
      'comanda {number} este anulată, iar produsele au revenit la vânzare.',
      'Dacă ați plătit deja, vă trimitem banii înapoi pe aceeași cale. Codurile de reducere se pot folosi din nou.',
    ],
    button: 'Vezi comanda',
  },
  'order-released': {
    subject: 'Comanda {number} nu a fost plătită',
    heading: 'Plata nu a sosit',
    paragraphs: [
      'nu am primit la timp plata pentru comanda {number}, așa că produsele au revenit la vânzare.',
      'Dacă le mai doriți, comandați-le din nou. Codurile de reducere au rămas nefolosite.',
    ],
    button: 'Vezi comanda',
  },
  'order-unconfirmed': {
    subject: 'Comanda {number} nu a fost confirmată',
    heading: 'Nu ați confirmat comanda',
    paragraphs: [
      'nu ați confirmat la timp comanda {number}, așa că produsele au revenit la vânzare.',
      'Dacă le mai doriți, comandați-le din nou. Codurile de reducere au rămas nefolosite.',
    ],
    button: 'Vedeți comanda',
  },
  'order-device-reminder': {
    subject: 'Așteptăm dispozitivul dvs., comanda {number}',
    heading: 'Dispozitivul dvs. nu a ajuns încă',
    paragraphs: [
      'comanda {number} așteaptă dispozitivul dat la schimb. Păstrăm produsele pentru dvs. până la {until}.',
      'Ambalați bine dispozitivul, scrieți pe colet codul vânzării din e-mailul nostru și predați-l curierului sau aduceți-l la un centru de buyback.',
    ],
    button: 'Vezi comanda',
  },
  'order-device-missing': {
    subject: 'Comanda {number} este anulată, dispozitivul nu a ajuns',
    heading: 'Dispozitivul nu a ajuns la noi',
    paragraphs: [
      'am așteptat 14 zile dispozitivul dat la schimb. De aceea am anulat comanda {number}, iar produsele au revenit la vânzare.',
      'Dacă dispozitivul mai ajunge, îl cumpărăm și trimitem banii în contul dvs. Codurile de reducere se pot folosi din nou.',
    ],
    button: 'Vezi comanda',
  },
  'order-device-settled': {
    subject: 'Am preluat dispozitivul, comanda {number}',
    heading: 'Pregătim produsele pentru dvs.',
    paragraphs: [
      'schimbul pentru comanda {number} este încheiat și pregătim produsele.',
      'De plată au rămas {due}.',
    ],
    button: 'Vezi comanda',
  },
  'order-device-to-pay': {
    subject: 'Comanda {number}: mai aveți de plată {due}',
    heading: 'Mai aveți de plătit diferența',
    paragraphs: [
      'schimbul pentru comanda {number} este încheiat. De plată au rămas {due}.',
      'Vă rugăm să plătiți până la {until}, apoi vă trimitem imediat produsele.',
    ],
    button: 'Plătiți',
  },
  'order-hold-secured': {
    subject: 'Comanda {number}: suma de {held} este blocată pe card',
    heading: 'Trimitem produsele imediat',
    paragraphs: [
      'am blocat pe card {held} pentru comanda {number}. Nu am încasat nimic și nu mai așteptăm dispozitivul pentru a trimite produsele.',
      'Trimiteți-ne dispozitivul astfel încât să ajungă până la {holdUntil}. Dacă este așa cum l-ați descris, deblocăm suma. Dacă nu ajunge, o încasăm de pe card.',
    ],
    button: 'Vezi comanda',
  },
  'order-hold-reminder': {
    subject: 'Comanda {number}: suma blocată pe card expiră în curând',
    heading: 'Schimbul dispozitivului nu este încheiat',
    paragraphs: [
      'suma de {held} pentru comanda {number} rămâne blocată până la {holdUntil}. Până atunci trimiteți dispozitivul sau blocați suma din nou de la pagina comenzii.',
      'Altfel, produsele netrimise vor aștepta dispozitivul. Dacă le aveți deja, încasăm suma de pe card, iar dispozitivul vi-l plătim în cont după ce ajunge.',
    ],
    button: 'Blochează din nou',
  },
  'order-hold-ended': {
    subject: 'Comanda {number} așteaptă din nou dispozitivul',
    heading: 'Suma nu mai este blocată pe card',
    paragraphs: [
      'suma de {held} pentru comanda {number} nu mai este blocată; nu am încasat nimic de pe card. Produsele așteaptă acum dispozitivul dvs. până la {until}.',
      'Dacă le doriți mai repede, blocați suma din nou de la pagina comenzii.',
    ],
    button: 'Vezi comanda',
  },
  'order-hold-released': {
    subject: 'Comanda {number}: am deblocat suma de pe card',
    heading: 'Schimbul dispozitivului este încheiat',
    paragraphs: [
      'schimbul pentru comanda {number} este încheiat. Am deblocat {held} și nu am încasat nimic de pe card.',
      'De obicei banca eliberează suma în câteva zile.',
    ],
    button: 'Vezi comanda',
  },
  'order-hold-taken': {
    subject: 'Comanda {number}: am încasat {taken} de pe card',
    heading: 'Am încasat de pe card partea care lipsea',
    paragraphs: [
      'dispozitivul dat la schimb nu a plătit din comanda {number} cât am estimat. Din suma blocată de {held} am încasat {taken}, iar restul l-am eliberat.',
      'Dacă dispozitivul ajunge mai târziu, îl cumpărăm și trimitem banii în contul dvs.',
    ],
    button: 'Vezi comanda',
  },
  'order-exchange-missed': {
    subject: 'Comanda {number}: curierul nu a preluat dispozitivul',
    heading: 'Aveți produsele, dispozitivul nu este la noi',
    paragraphs: [
      'curierul a livrat comanda {number}, dar nu a preluat dispozitivul dat la schimb.',
      'Ambalați bine dispozitivul, scrieți pe colet codul vânzării din e-mailul nostru și trimiteți-ni-l sau aduceți-l la un centru de buyback, astfel încât să ajungă până la {exchangeUntil}. Altfel va trebui să plătiți produsele integral.',
    ],
    button: 'Vezi comanda',
  },
  'order-exchange-missed-reminder': {
    subject: 'Comanda {number}: așteptăm dispozitivul până la {exchangeUntil}',
    heading: 'Dispozitivul nu a ajuns încă',
    paragraphs: [
      'produsele din comanda {number} sunt deja la dvs., iar dispozitivul dat la schimb nu a ajuns încă la noi.',
      'Trimiteți-l astfel încât să ajungă până la {exchangeUntil}. Altfel va trebui să plătiți produsele integral. Dacă ajunge mai târziu, îl cumpărăm și trimitem banii în contul dvs.',
    ],
    button: 'Vezi comanda',
  },
  'order-exchange-settled': {
    subject: 'Comanda {number}: schimbul este încheiat',
    heading: 'Dispozitivul este în regulă',
    paragraphs: [
      'am verificat dispozitivul preluat de curier. Schimbul pentru comanda {number} este încheiat și nu mai aveți nimic de plată.',
    ],
    button: 'Vezi comanda',
  },
  'order-exchange-to-pay': {
    subject: 'Comanda {number}: mai aveți de plată {toPay}',
    heading: 'Mai aveți de plătit o parte',
    paragraphs: [
      'dispozitivul dat la schimb nu a plătit din comanda {number} cât am estimat. Mai aveți de plată {toPay}.',
      'Vă rugăm să plătiți până la {exchangeUntil}. Dispozitivul pe care îl păstrați și care este la noi vi-l trimitem gratuit înapoi imediat după plată.',
    ],
    button: 'Plătiți',
  },
  'order-exchange-pay-reminder': {
    subject: 'Comanda {number}: mai aveți de plată {toPay}',
    heading: 'Produsele nu sunt plătite integral',
    paragraphs: [
      'pentru comanda {number}, care este deja la dvs., mai aveți de plată {toPay}. Vă rugăm să plătiți până la {exchangeUntil}.',
      'Dispozitivul pe care îl păstrați și care este la noi vi-l trimitem gratuit înapoi imediat după plată.',
    ],
    button: 'Plătiți',
  },
  'order-exchange-pay-last-reminder': {
    subject: 'Comanda {number}: restul de {toPay} are scadența pe {exchangeUntil}',
    heading: 'Ultima reamintire de plată',
    paragraphs: [
      'pentru comanda {number}, care este deja la dvs., mai aveți de plată {toPay}. Scadența este {exchangeUntil}.',
      'Nu vă mai trimitem alte reamintiri. Dacă plata nu ajunge, vă contactăm personal. Dispozitivul pe care îl păstrați rămâne la noi până la plată.',
    ],
    button: 'Plătiți',
  },
  'order-exchange-paid': {
    subject: 'Comanda {number} este plătită integral',
    heading: 'Am primit plata',
    paragraphs: [
      'am primit restul de plată pentru comanda {number}. Dacă păstrați dispozitivul care este la noi, îl trimitem acum înapoi.',
    ],
    button: 'Vezi comanda',
  },
  'order-exchange-written-off': {
    subject: 'Comanda {number}: nu mai plătiți restul de {writtenOff}',
    heading: 'Nu mai aveți nimic de plată',
    paragraphs: [
      'am renunțat la restul de {writtenOff} pentru comanda {number}; vă rugăm să nu îl mai plătiți. Dacă plata ajunge totuși, v-o returnăm.',
      'Dacă la noi se află un dispozitiv pe care până la urmă nu ni l-ați vândut, vi-l trimitem gratuit înapoi.',
    ],
    button: 'Vezi comanda',
  },
  'order-exchange-refused': {
    subject: 'Comanda {number} este anulată',
    heading: 'Curierul a adus produsele înapoi',
    paragraphs: [
      'curierul nu a preluat de la dvs. dispozitivul dat la schimb, așa că a adus înapoi produsele din comanda {number}. Am anulat comanda.',
      'Vă returnăm ce ați plătit. Dispozitivul rămâne la dvs. Ni-l puteți vinde separat sau puteți comanda produsele din nou.',
    ],
    button: 'Vezi comanda',
  },
  'order-called-off': {
    subject: 'Comanda {number} este anulată',
    heading: 'Am anulat comanda',
    paragraphs: [
      'comanda {number} cu dispozitiv la schimb este anulată, iar produsele au revenit la vânzare. Dacă dispozitivul dvs. este la noi, vi-l returnăm gratuit.',
      'Nu plătiți nimic; ce ați plătit deja vă returnăm. Codurile de reducere se pot folosi din nou.',
    ],
    button: 'Vezi comanda',
  },
  'order-handed-over': {
    subject: 'Comanda {number} este pe drum',
    heading: 'Am predat coletul curierului',
    paragraphs: ['comanda {number} este pe drum spre dvs.'],
    button: 'Vezi comanda',
  },
  'order-ready': {
    subject: 'Comanda {number} vă așteaptă',
    heading: 'Puteți veni după ea',
    paragraphs: [
      'comanda {number} este pregătită: {destination}.',
      'În magazin arătați codul de ridicare. Produsele le predăm celui care îl are.',
    ],
    button: 'Vezi comanda',
  },
  'order-at-point': {
    subject: 'Comanda {number} vă așteaptă la punctul de ridicare',
    heading: 'Puteți veni după ea',
    paragraphs: [
      'coletul cu comanda {number} vă așteaptă: {destination}.',
      'Pentru ridicare e destul numărul coletului: {parcels}. Codul exact vi-l trimite curierul prin mesaj, pe telefon.',
    ],
    button: 'Vezi comanda',
  },
  'order-delivered': {
    subject: 'Comanda {number} a fost livrată',
    heading: 'Produsele sunt la dvs.',
    paragraphs: [
      'comanda {number} a fost livrată. Vă dorim să vă bucurați de ea.',
      'În 14 zile o puteți returna fără motiv, linkul este la comandă.',
    ],
    button: 'Vezi comanda',
  },
  'order-refund-sent': {
    subject: 'Vă returnăm banii pentru comanda {number}',
    heading: 'Banii sunt pe drum',
    paragraphs: ['pentru comanda {number} vă returnăm {refunded}. Nota de credit este la comandă.'],
    button: 'Vezi comanda și nota de credit',
  },
  'order-rest-refunded': {
    subject: 'Comanda {number}: o parte din produse nu mai este disponibilă',
    heading: 'Trimitem comanda fără produsele lipsă',
    paragraphs: [
      'ne pare rău, dar o parte din produsele din comanda {number} nu a fost găsită în depozit. Am anulat produsele lipsă, iar restul le trimitem.',
      'Vă returnăm pentru ele {refunded}. Nota de credit se găsește la comandă.',
    ],
    button: 'Vezi comanda și nota de credit',
  },
  'order-rest-closed': {
    subject: 'Comanda {number}: o parte din produse nu mai este disponibilă',
    heading: 'Trimitem comanda fără produsele lipsă',
    paragraphs: [
      'ne pare rău, dar o parte din produsele din comanda {number} nu a fost găsită în depozit. Am anulat produsele lipsă, iar restul le trimitem.',
      'Plătiți mai puțin: la livrare rămân de plată {due}. Dacă pe eticheta coletului este încă suma inițială, vă returnăm diferența.',
    ],
    button: 'Vezi comanda',
  },
  'withdrawal-receipt': {
    subject: 'Confirmarea retragerii din contract, comanda {number}',
    heading: 'Am primit retragerea',
    paragraphs: [
      'confirmăm că pe {date} la {time} v-ați retras din contractul comenzii {number} pentru:',
      'Trimiteți-ne produsele în 14 zile. Returnăm banii când sosesc, cel târziu la 14 zile de la retragere.',
    ],
    button: 'Vezi comanda',
  },
};

export const orderMailWords: Record<keyof typeof cs.orderMailWords, string> = {
  greeting: 'Bună ziua,',
  signature: 'Echipa Obměna',
  automatic: 'Acest e-mail a fost trimis automat.',
  number: 'Numărul comenzii',
  closedItems: 'Produse anulate',
  pickUpCode: 'Cod de ridicare',
  items: 'Produse',
  pieces: '{count} buc.',
  shipping: 'Livrare',
  payment: 'Plată',
  total: 'Total',
  buyback: 'Dispozitivul dat la schimb',
  bonus: 'Bonus pentru schimb',
  due: 'De plată',
  payout: 'Vă plătim',
  arrives: 'Sosește',
  parcel: 'Colet',
  follow: 'Urmăriți coletul',
  store: 'magazinul {name}',
  withdrawn: 'Produse returnate',
  amount: 'Returnăm',
  reason: 'Motiv',
  account: 'Cont',
  variableSymbol: 'Referința plății',
  transferUntil: 'Plătiți până la',
  transfer: 'Date pentru transfer',
  proforma: 'Proformă (PDF)',
  exchangeAtDoor:
    'Predați dispozitivul curierului când vă aduce produsele. Faceți o copie de rezervă, deconectați-l de la conturile dvs., opriți-l și ambalați-l bine. Fără el, curierul nu predă produsele.',
  exchangeReady:
    'Pregătiți dispozitivul dat la schimb, ambalat. Curierul îl preia și abia apoi vă predă produsele.',
  deviceAwaited:
    'Trimitem produsele după ce dispozitivul dat la schimb ajunge la noi și îl verificăm. Le păstrăm pentru dvs. până la {until}.',
  deviceAtStore:
    'Nu vreți să așteptați? Aduceți dispozitivul direct în magazinul din care ridicați comanda: îl verificăm pe loc și, dacă este așa cum l-ați descris, plecați imediat cu produsele. Sunați-ne înainte, ca să avem produsele acolo.',
  deviceHow:
    'Ambalați bine dispozitivul, scrieți pe colet codul vânzării din e-mailul nostru și predați-l curierului sau aduceți-l la un centru de buyback. Plătiți abia după verificare.',
};
