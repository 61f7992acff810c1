import type { BuybackMailKind, BuybackMailWord } from '../cs/buyback-mail.ts';
import type { BuybackMailText } from '../cs/counter-offer-mail.ts';
import { counterOfferMail } from './counter-offer-mail.ts';

export const buybackMails: Record<BuybackMailKind, BuybackMailText> = {
  'buyback-offer': {
    subject: 'Oferta de buyback: {device} pentru {price}',
    heading: 'Oferta dumneavoastră de buyback',
    paragraphs: [
      'vă mulțumim pentru interes. Pentru {device} vă oferim {price}.',
      'Păstrăm prețul până la {date}. Puteți deschide oferta oricând și puteți vinde dispozitivul online.',
      'Oferta este informativă: se bazează pe starea dispozitivului descrisă de dumneavoastră.',
    ],
    button: 'Deschide oferta și vinde online',
  },
  'buyback-confirmation': {
    subject: 'Am primit cererea de buyback: {device}',
    heading: 'Am primit cererea de buyback',
    paragraphs: [
      'vă mulțumim că ne vindeți {device}. Prețul buyback este {price} și rămâne valabil dacă dispozitivul ajunge la noi până la {date}.',
      'Ce urmează: salvați-vă datele, deconectați-vă din conturile iCloud, Google sau Samsung și reveniți la setările din fabrică.',
      'Ambalați bine dispozitivul, scrieți pe colet numărul {sale} și trimiteți-l la adresa de mai jos sau aduceți-l la un centru de buyback. Eticheta de tipărit este pe pagina vânzării.',
      'După verificare vă trimitem banii în contul indicat.',
    ],
    button: 'Urmărește starea',
  },
  'buyback-received': {
    subject: 'Dispozitivul a ajuns: {device}',
    heading: 'Dispozitivul este la noi',
    paragraphs: [
      '{device} a ajuns la noi în siguranță. Îl verificăm și vă scriem imediat rezultatul.',
    ],
    button: 'Urmărește starea',
  },
  'buyback-counter-offer': counterOfferMail,
  'buyback-reminder': {
    subject: 'Vă reamintim oferta: {device}',
    heading: 'Așteptăm decizia dumneavoastră',
    paragraphs: [
      'pentru {device} v-am oferit după verificare {price} în loc de {originalPrice} și încă nu ați răspuns.',
      'Vă rugăm să decideți până la {date}. Dacă nu răspundeți, vă returnăm dispozitivul gratuit.',
    ],
    button: 'Accept {price}',
  },
  'buyback-swap-lowered': {
    subject: 'După verificare, dispozitivul valorează mai puțin: {device}',
    heading: 'Vă rugăm să decideți ce urmează',
    paragraphs: [
      'am verificat {device}, iar starea lui diferă de descriere. În loc de {originalPrice}, îl putem scădea din comanda {number} cu {price}.',
      'Puteți plăti diferența, puteți păstra dispozitivul și plăti suma întreagă sau puteți anula totul.',
      'Păstrăm produsele pentru dumneavoastră până la {date}. Fără răspuns, anulăm comanda și vă returnăm dispozitivul gratuit.',
    ],
    button: 'Alege ce urmează',
  },
  'buyback-swap-rejected': {
    subject: 'Nu putem lua dispozitivul la schimb: {device}',
    heading: 'Vă rugăm să decideți ce urmează',
    paragraphs: [
      'am verificat {device} și nu îl putem cumpăra în această stare. Vi-l returnăm gratuit.',
      'Comanda {number} o puteți plăti integral sau anula.',
      'Păstrăm produsele pentru dumneavoastră până la {date}. Fără răspuns, anulăm comanda.',
    ],
    button: 'Alege ce urmează',
  },
  'buyback-swap-reminder': {
    subject: 'Vă reamintim: decideți în privința dispozitivului {device}',
    heading: 'Așteptăm decizia dumneavoastră',
    paragraphs: [
      'comanda {number} așteaptă decizia dumneavoastră privind {device}.',
      'Păstrăm produsele pentru dumneavoastră până la {date}. Fără răspuns, anulăm comanda și vă returnăm dispozitivul gratuit.',
    ],
    button: 'Alege ce urmează',
  },
  'buyback-accepted': {
    subject: 'Buyback confirmat: {device}',
    heading: 'Buyback-ul este confirmat',
    paragraphs: ['cumpărăm {device} cu {price}. Vă trimitem banii în contul indicat.'],
    button: 'Urmărește starea',
  },
  'buyback-paid': {
    subject: 'Am trimis banii: {price}',
    heading: 'Banii sunt pe drum',
    paragraphs: [
      'pentru {device} v-am trimis {price}. În funcție de bancă, suma apare de obicei în cont până a doua zi lucrătoare.',
      'Vă mulțumim că i-ați dat dispozitivului o a doua viață.',
    ],
    button: 'Vezi buyback-ul',
  },
  'buyback-paid-in-part': {
    subject: 'Am trimis banii: {paid}',
    heading: 'Banii sunt pe drum',
    paragraphs: [
      'din prețul de {price} pentru {device}, {setOff} au acoperit comanda {number}, iar {paid} v-am trimis în cont. În funcție de bancă, suma apare de obicei până a doua zi lucrătoare.',
      'Vă mulțumim că i-ați dat dispozitivului o a doua viață.',
    ],
    button: 'Vezi buyback-ul',
  },
  'buyback-paid-by-goods': {
    subject: 'Buyback-ul este încheiat: {device}',
    heading: 'Buyback-ul este încheiat',
    paragraphs: [
      'prețul întreg de {price} pentru {device} a acoperit comanda {number}. Nu mai urmează nicio plată în cont.',
      'Vă mulțumim că i-ați dat dispozitivului o a doua viață.',
    ],
    button: 'Vezi buyback-ul',
  },
  'buyback-rejected': {
    subject: 'Nu putem cumpăra dispozitivul: {device}',
    heading: 'Din păcate nu cumpărăm dispozitivul',
    paragraphs: [
      'am verificat {device} și nu îl putem cumpăra în această stare.',
      'Vi-l returnăm gratuit la adresa indicată.',
    ],
    button: 'Urmărește starea',
  },
  'buyback-returning': {
    subject: 'Vă trimitem dispozitivul înapoi: {device}',
    heading: 'Dispozitivul se întoarce la dumneavoastră',
    paragraphs: ['vă trimitem {device} înapoi la adresa indicată. Pentru retur nu plătiți nimic.'],
    button: 'Urmărește starea',
  },
  'buyback-returned': {
    subject: 'Am returnat dispozitivul: {device}',
    heading: 'Dispozitivul este din nou la dumneavoastră',
    paragraphs: [
      'v-am returnat {device}, iar buyback-ul se încheie aici. Când doriți să îl vindeți, îl evaluăm din nou cu plăcere.',
    ],
    button: 'Vezi buyback-ul',
  },
  'buyback-cancelled': {
    subject: 'Buyback anulat: {device}',
    heading: 'Am anulat buyback-ul',
    paragraphs: [
      'buyback-ul pentru {device} este anulat. Dacă l-ați trimis deja, vi-l returnăm gratuit.',
    ],
    button: 'Vezi buyback-ul',
  },
  'buyback-edited': {
    subject: 'Datele vânzării au fost modificate: {device}',
    heading: 'Am modificat datele vânzării',
    paragraphs: [
      'la vânzarea dispozitivului {device}, cineva care are codul ei a modificat telefonul, adresa sau contul de plată.',
      'Dacă nu ați fost dumneavoastră, anunțați-ne imediat, înainte de a ne preda dispozitivul.',
    ],
    button: 'Vezi vânzarea',
  },
  'buyback-expired': {
    subject: 'Buyback-ul a expirat: {device}',
    heading: 'Dispozitivul nu a ajuns la noi',
    paragraphs: [
      '{device} nu a ajuns la noi până la {date}, așa că prețul de {price} nu mai este valabil și am închis cererea.',
      'Dacă doriți să îl vindeți, aflați prețul actual. Durează un minut.',
    ],
    button: 'Vezi buyback-ul',
  },
};

export const buybackMailWords: Record<BuybackMailWord, string> = {
  greeting: 'Bună ziua,',
  device: 'Dispozitiv',
  price: 'Preț buyback',
  newPrice: 'Oferta nouă',
  originalPrice: 'Preț inițial',
  validUntil: 'Preț valabil până la',
  answerBy: 'De decis până la',
  number: 'Numărul cererii',
  sendTo: 'Unde trimiteți dispozitivul',
  code: 'Codul vânzării',
  answered: 'Descrierea dumneavoastră',
  found: 'Am constatat',
  note: 'Nota tehnicianului',
  aheadWays:
    'Puteți plăti diferența sau puteți păstra dispozitivul și plăti produsele integral. În al doilea caz vi-l trimitem gratuit înapoi imediat după plată.',
  aheadSilence:
    'Produsele sunt deja la dumneavoastră, de aceea vă rugăm să decideți până la {date}. Fără răspuns, produsele trebuie plătite integral, iar dispozitivul rămâne la noi până la plată.',
  aheadRejected:
    'am verificat {device} și nu îl putem cumpăra în această stare. Produsele din comanda {number} trebuie deci plătite integral; imediat după plată vă trimitem dispozitivul gratuit înapoi.',
  voucher:
    'Pentru acest buyback aveți și un voucher de {voucher} pentru cumpărături la noi. Introduceți în coș codul buyback {code}, cel târziu pe {voucherEnd}.',
  refuse: 'Refuz și doresc returul gratuit',
  signature: 'Echipa Obměna',
  automatic:
    'Vă scriem pentru că ne vindeți un dispozitiv. Vă rugăm să nu răspundeți la acest mesaj.',
  automaticQuote:
    'Vă scriem pentru că ați cerut o ofertă. Vă rugăm să nu răspundeți la acest mesaj.',
};
