import type { RepairMailKind, RepairMailText, RepairMailWord } from '../cs/repair-mail.ts';

export const repairMails: Record<RepairMailKind, RepairMailText> = {
  'repair-announced': {
    subject: 'Reparația {number}: așteptăm {device}',
    heading: 'Am înregistrat reparația',
    paragraphs: [
      'așteptăm dispozitivul tău: {device}.',
      'Scrie numărul {number} pe colet sau pune-l lângă dispozitiv. Te anunțăm când ajunge la noi.',
      'Înainte să trimiți dispozitivul, salvează-ți datele și deconectează contul (Apple ID, cont Google).',
    ],
    button: 'Vezi reparația',
  },
  'repair-link': {
    subject: 'Linkul reparației {number}',
    heading: 'Linkul reparației tale',
    paragraphs: ['la acest link vezi în ce stadiu este reparația pentru {device}.'],
    button: 'Vezi reparația',
  },
  'repair-slot': {
    subject: 'Reparația {number}: te așteptăm {slot}',
    heading: 'Ora este rezervată',
    paragraphs: [
      'te așteptăm cu {device} {slot}, în service-ul {store}.',
      'Nu mai poți veni? La linkul de mai jos poți schimba sau anula ora până când începe.',
    ],
    button: 'Vezi reparația',
  },
  'repair-received': {
    subject: 'Reparația {number}: {device} este la noi',
    heading: 'Dispozitivul este la noi',
    paragraphs: [
      'am preluat {device} în service-ul {store}.',
      'Acum îl verificăm. Nu reparăm nimic fără acordul tău asupra prețului.',
    ],
    button: 'Vezi reparația',
  },
  'repair-estimate': {
    subject: 'Reparația {number}: ești de acord cu prețul?',
    heading: 'Așteptăm acordul tău',
    paragraphs: [
      'am verificat {device} și știm cât costă reparația.',
      'La linkul de mai jos poți aproba tot prețul, doar o parte din el sau îl poți refuza. Este valabil până pe {date}.',
      'Până nu răspunzi, nu lucrăm la dispozitiv.',
    ],
    button: 'Decide despre reparație',
  },
  'repair-approved': {
    subject: 'Reparația {number}: începem',
    heading: 'Reparația este aprobată',
    paragraphs: ['reparăm {device} așa cum s-a aprobat. Îți scriem când este gata.'],
    button: 'Vezi reparația',
  },
  'repair-parts': {
    subject: 'Reparația {number}: așteptăm o piesă',
    heading: 'Așteptăm piesa de schimb',
    paragraphs: [
      'piesa pentru {device} nu este în stoc și o comandăm. Continuăm imediat ce ajunge.',
    ],
    button: 'Vezi reparația',
  },
  'repair-ready': {
    subject: 'Reparația {number}: {device} este gata',
    heading: 'Dispozitivul este reparat',
    paragraphs: [
      '{device} este reparat și testat. Te așteaptă în service-ul {store}.',
      'Poți plăti înainte, la linkul de mai jos, sau la fața locului. La ridicare arată codul.',
    ],
    button: 'Vezi reparația și plătește',
  },
  'repair-ready-free': {
    subject: 'Reparația {number}: {device} este gata',
    heading: 'Dispozitivul este reparat',
    paragraphs: [
      '{device} este reparat și testat. Te așteaptă în service-ul {store}.',
      'Nu plătești nimic. La ridicare arată codul.',
    ],
    button: 'Vezi reparația',
  },
  'repair-declined': {
    subject: 'Reparația {number}: îl returnăm nereparat',
    heading: 'Îți returnăm dispozitivul',
    paragraphs: [
      'nu reparăm {device}. Te așteaptă în service-ul {store}, la ridicare arată codul.',
      'Nu vrei să îl iei înapoi? La linkul de mai jos vezi dacă îl cumpărăm așa cum este și cât primești pe el.',
    ],
    button: 'Vezi ce poți face',
  },
  'repair-not-repairable': {
    subject: 'Reparația {number}: dispozitivul nu se poate repara',
    heading: 'Dispozitivul nu se poate repara',
    paragraphs: [
      'am verificat {device}, dar nu îl putem repara. Te așteaptă în service-ul {store}, la ridicare arată codul.',
      'La linkul de mai jos vezi dacă îl cumpărăm așa cum este și cât primești pe el.',
    ],
    button: 'Vezi ce poți face',
  },
  'repair-claim-longer': {
    subject: 'Sesizarea {number}: termen nou, până pe {promised}',
    heading: 'Am convenit un termen mai lung',
    paragraphs: [
      'așa cum am convenit, soluționăm sesizarea ta pentru {device} cel târziu pe {promised}.',
      'Nu a fost așa? Sună-ne te rugăm imediat la numărul de mai jos.',
    ],
    button: 'Vezi sesizarea',
  },
  'repair-claim-exchanged': {
    subject: 'Sesizarea {number}: primești alt produs',
    heading: 'Am rezolvat sesizarea prin înlocuire',
    paragraphs: [
      'sesizarea ta de conformitate este acceptată, în locul dispozitivului {device} primești altul.',
      'Te așteaptă în service-ul {store}. La ridicare arată codul.',
    ],
    button: 'Vezi sesizarea',
  },
  'repair-claim-reduced': {
    subject: 'Sesizarea {number}: îți dăm o parte din bani înapoi',
    heading: 'Am rezolvat sesizarea printr-o reducere de preț',
    paragraphs: [
      'sesizarea ta de conformitate este acceptată. {device} rămâne la tine, iar o parte din preț ți-o restituim pe aceeași cale pe care a venit.',
      'Dispozitivul te așteaptă în service-ul {store}. La ridicare arată codul.',
    ],
    button: 'Vezi sesizarea',
  },
  'repair-claim-refunded': {
    subject: 'Sesizarea {number}: îți dăm banii înapoi',
    heading: 'Am rezolvat sesizarea prin restituirea banilor',
    paragraphs: [
      'sesizarea ta de conformitate este acceptată, iar banii pentru {device} ți-i restituim pe aceeași cale pe care au venit.',
      'Dispozitivul rămâne la noi, nu trebuie să ridici nimic.',
    ],
    button: 'Vezi sesizarea',
  },
  'repair-claim-rejected': {
    subject: 'Sesizarea {number}: nu o putem accepta',
    heading: 'Nu am acceptat sesizarea',
    paragraphs: [
      'am analizat sesizarea ta de conformitate pentru {device} și nu o putem accepta. Motivul îl găsești mai jos.',
      'Dispozitivul te așteaptă în service-ul {store}. La ridicare arată codul. Dacă nu ești de acord, te poți adresa ANPC.',
    ],
    button: 'Vezi sesizarea',
  },
  'repair-reminder': {
    subject: 'Reparația {number}: {device} te așteaptă',
    heading: 'Dispozitivul nu a fost încă ridicat',
    paragraphs: [
      '{device} te așteaptă în continuare în service-ul {store}. La ridicare arată codul.',
      'Dacă nu îl ridici în {kept} de la finalizare, îl depozităm în afara magazinului, iar predarea durează mai mult.',
    ],
    button: 'Vezi reparația',
  },
  'repair-unclaimed': {
    subject: 'Reparația {number}: am depozitat dispozitivul',
    heading: 'Am depozitat dispozitivul în afara magazinului',
    paragraphs: [
      '{device} nu a fost ridicat timp de {kept}, așa că l-am depozitat în afara service-ului {store}.',
      'Este în continuare al tău. Sună-ne înainte să vii, ca să îl avem pregătit.',
    ],
    button: 'Vezi reparația',
  },
  'repair-handed-out': {
    subject: 'Reparația {number}: am predat dispozitivul',
    heading: 'Am predat dispozitivul',
    paragraphs: [
      '{device} nu mai este la noi. Îți mulțumim că ai apelat la noi.',
      'La linkul de mai jos vezi ce am reparat și cât timp ai garanție.',
    ],
    button: 'Vezi reparația',
  },
  'repair-cancelled': {
    subject: 'Reparația {number} este anulată',
    heading: 'Am anulat reparația',
    paragraphs: ['reparația pentru {device} este anulată. Nu plătești nimic.'],
    button: 'Vezi reparația',
  },
};

export const repairMailWords: Record<RepairMailWord, string> = {
  greeting: 'Bună ziua,',
  code: 'Cod de ridicare',
  number: 'Numărul reparației',
  slot: 'Ora rezervată',
  device: 'Dispozitiv',
  total: 'Preț aprobat',
  paidBack: 'Îți restituim',
  why: 'Motivul',
  instead: 'Primești',
  store: 'Service',
  phone: 'Telefonul service-ului',
  signature: 'Echipa Obměna',
  automatic:
    'Îți scriem pentru că ai un dispozitiv la reparat la noi. Te rugăm să nu răspunzi la acest mesaj.',
};
