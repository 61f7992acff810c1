/** Sentences of the mails about a repair. `{device}`, `{number}`, `{store}`, `{slot}`, `{date}`, `{promised}` and `{kept}` (days) are filled in by the API. */
export const repairMails = {
  'repair-announced': {
    subject: 'Oprava {number}: {device} čekáme',
    heading: 'Opravu jsme přijali k evidenci',
    paragraphs: [
      'těšíme se na vaše zařízení: {device}.',
      'Na balíček nebo k zařízení napište číslo {number}. Jakmile bude u nás, dáme vám vědět.',
      'Než zařízení odešlete, zálohujte si data a odhlaste účet (Apple ID, účet Google).',
    ],
    button: 'Zobrazit opravu',
  },
  'repair-link': {
    subject: 'Odkaz na opravu {number}',
    heading: 'Odkaz na vaši opravu',
    paragraphs: ['na tomto odkazu uvidíte, jak je na tom oprava zařízení {device}.'],
    button: 'Zobrazit opravu',
  },
  'repair-slot': {
    subject: 'Oprava {number}: čekáme vás {slot}',
    heading: 'Termín máte rezervovaný',
    paragraphs: [
      'na {device} se těšíme {slot} v servisu {store}.',
      'Nehodí se vám to? Termín si na odkazu níže změníte nebo zrušíte, dokud nezačne.',
    ],
    button: 'Zobrazit opravu',
  },
  'repair-received': {
    subject: 'Oprava {number}: {device} máme u sebe',
    heading: 'Zařízení je u nás',
    paragraphs: [
      '{device} jsme převzali do servisu {store}.',
      'Teď ho prohlédneme. Bez vašeho souhlasu s cenou nic neopravujeme.',
    ],
    button: 'Zobrazit opravu',
  },
  'repair-estimate': {
    subject: 'Oprava {number}: souhlasíte s cenou?',
    heading: 'Čekáme na váš souhlas',
    paragraphs: [
      'prohlédli jsme {device} a víme, co oprava bude stát.',
      'Cenu můžete na odkazu níže schválit celou, jen její část, nebo ji odmítnout. Platí do {date}.',
      'Dokud neodpovíte, na zařízení nesáhneme.',
    ],
    button: 'Rozhodnout o opravě',
  },
  'repair-approved': {
    subject: 'Oprava {number}: pouštíme se do toho',
    heading: 'Oprava je schválená',
    paragraphs: ['{device} opravíme tak, jak je schváleno. Až bude hotovo, napíšeme vám.'],
    button: 'Zobrazit opravu',
  },
  'repair-parts': {
    subject: 'Oprava {number}: čekáme na díl',
    heading: 'Čekáme na náhradní díl',
    paragraphs: [
      'díl pro {device} nemáme na skladě a objednáváme ho. Jakmile dorazí, budeme pokračovat.',
    ],
    button: 'Zobrazit opravu',
  },
  'repair-ready': {
    subject: 'Oprava {number}: {device} je hotovo',
    heading: 'Zařízení je opravené',
    paragraphs: [
      '{device} je opravené a vyzkoušené. Čeká na vás v servisu {store}.',
      'Zaplatit můžete předem na odkazu níže, nebo až na místě. Při převzetí ukažte kód.',
    ],
    button: 'Zobrazit opravu a zaplatit',
  },
  'repair-ready-free': {
    subject: 'Oprava {number}: {device} je hotovo',
    heading: 'Zařízení je opravené',
    paragraphs: [
      '{device} je opravené a vyzkoušené. Čeká na vás v servisu {store}.',
      'Nic neplatíte. Při převzetí ukažte kód.',
    ],
    button: 'Zobrazit opravu',
  },
  'repair-declined': {
    subject: 'Oprava {number}: vracíme bez opravy',
    heading: 'Zařízení vám vrátíme',
    paragraphs: [
      '{device} neopravujeme. Čeká na vás v servisu {store}, při převzetí ukažte kód.',
      'Nechcete si ho odnést? Na odkazu níže uvidíte, jestli ho od vás koupíme tak, jak je, a za kolik.',
    ],
    button: 'Zobrazit možnosti',
  },
  'repair-not-repairable': {
    subject: 'Oprava {number}: zařízení opravit nejde',
    heading: 'Zařízení se opravit nedá',
    paragraphs: [
      '{device} jsme prohlédli, ale opravit ho neumíme. Čeká na vás v servisu {store}, při převzetí ukažte kód.',
      'Na odkazu níže uvidíte, jestli ho od vás koupíme tak, jak je, a za kolik.',
    ],
    button: 'Zobrazit možnosti',
  },
  'repair-claim-longer': {
    subject: 'Reklamace {number}: nová lhůta do {promised}',
    heading: 'Dohodli jsme se na delší lhůtě',
    paragraphs: [
      'jak jsme se domluvili, vaši reklamaci zařízení {device} vyřídíme nejpozději do {promised}.',
      'Nebylo to tak? Ozvěte se nám prosím hned na telefon níže.',
    ],
    button: 'Zobrazit reklamaci',
  },
  'repair-claim-exchanged': {
    subject: 'Reklamace {number}: máte nový kus',
    heading: 'Reklamaci jsme vyřídili výměnou',
    paragraphs: [
      'vaše reklamace je uznaná, za {device} dostanete jiný kus.',
      'Čeká na vás v servisu {store}. Při převzetí ukažte kód.',
    ],
    button: 'Zobrazit reklamaci',
  },
  'repair-claim-reduced': {
    subject: 'Reklamace {number}: vracíme část peněz',
    heading: 'Reklamaci jsme vyřídili slevou z ceny',
    paragraphs: [
      'vaše reklamace je uznaná. {device} vám zůstane a část ceny vám vracíme stejnou cestou, jakou přišla.',
      'Zařízení na vás čeká v servisu {store}. Při převzetí ukažte kód.',
    ],
    button: 'Zobrazit reklamaci',
  },
  'repair-claim-refunded': {
    subject: 'Reklamace {number}: vracíme vám peníze',
    heading: 'Reklamaci jsme vyřídili vrácením peněz',
    paragraphs: [
      'vaše reklamace je uznaná a za {device} vám vracíme peníze stejnou cestou, jakou přišly.',
      'Zařízení zůstává u nás, vyzvedávat nic nemusíte.',
    ],
    button: 'Zobrazit reklamaci',
  },
  'repair-claim-rejected': {
    subject: 'Reklamace {number}: nemůžeme ji uznat',
    heading: 'Reklamaci jsme neuznali',
    paragraphs: [
      'vaši reklamaci zařízení {device} jsme posoudili a neuznali. Proč, najdete níže.',
      'Zařízení na vás čeká v servisu {store}. Při převzetí ukažte kód. Pokud s námi nesouhlasíte, můžete se obrátit na Českou obchodní inspekci.',
    ],
    button: 'Zobrazit reklamaci',
  },
  'repair-reminder': {
    subject: 'Oprava {number}: {device} na vás čeká',
    heading: 'Zařízení si ještě nikdo nevyzvedl',
    paragraphs: [
      '{device} na vás stále čeká v servisu {store}. Při převzetí ukažte kód.',
      'Nevyzvednete-li si ho do {kept} od dokončení, uložíme ho mimo prodejnu a jeho vydání potrvá déle.',
    ],
    button: 'Zobrazit opravu',
  },
  'repair-unclaimed': {
    subject: 'Oprava {number}: zařízení jsme uložili',
    heading: 'Zařízení jsme uložili mimo prodejnu',
    paragraphs: [
      '{device} si za {kept} nikdo nevyzvedl, proto jsme ho uložili mimo servis {store}.',
      'Stále je vaše. Než přijdete, zavolejte nám, ať ho máme připravené.',
    ],
    button: 'Zobrazit opravu',
  },
  'repair-handed-out': {
    subject: 'Oprava {number}: zařízení jsme předali',
    heading: 'Zařízení jsme předali',
    paragraphs: [
      '{device} už není u nás. Děkujeme, že jste se na nás obrátili.',
      'Na odkazu níže najdete, co jsme opravili a jak dlouho na to platí záruka.',
    ],
    button: 'Zobrazit opravu',
  },
  'repair-cancelled': {
    subject: 'Oprava {number} je zrušena',
    heading: 'Opravu jsme zrušili',
    paragraphs: ['oprava zařízení {device} je zrušena. Nic neplatíte.'],
    button: 'Zobrazit opravu',
  },
} as const satisfies Record<string, RepairMailText>;

export interface RepairMailText {
  readonly subject: string;
  readonly heading: string;
  /** The first goes on after the greeting. */
  readonly paragraphs: readonly string[];
  readonly button: string;
}

export type RepairMailKind = keyof typeof repairMails;

/** Words that several mails share. */
export const repairMailWords = {
  greeting: 'Dobrý den,',
  code: 'Kód k převzetí',
  number: 'Číslo opravy',
  slot: 'Termín',
  device: 'Zařízení',
  total: 'Schválená cena',
  paidBack: 'Vracíme vám',
  why: 'Zdůvodnění',
  instead: 'Dostanete',
  store: 'Servis',
  phone: 'Telefon servisu',
  signature: 'Váš tým Obměna',
  automatic:
    'Píšeme vám, protože u nás máte zařízení v opravě. Na tuto zprávu prosím neodpovídejte.',
} as const;

export type RepairMailWord = keyof typeof repairMailWords;
