import type { EnquiryKind, EnquiryTopic } from '../../enquiries/enquiry.ts';

/** What a form is about, for the people in the shop. */
export const enquiryNotices: Record<EnquiryKind, EnquiryMailText> = {
  contact: {
    subject: 'Zpráva z kontaktního formuláře: {topic}',
    heading: 'Nová zpráva od zákazníka',
    paragraphs: ['zákazník nám poslal zprávu. Odpovězte mu prosím na jeho e-mail.'],
  },
  special_offer: {
    subject: 'Poptávka zvláštní nabídky',
    heading: 'Nová poptávka',
    paragraphs: ['zákazník se ptá na cenu. Odpovězte mu prosím na jeho e-mail.'],
  },
};

/**
 * What the sender gets. Nothing that was typed is repeated: otherwise the form would send anybody's
 * words to anybody's address.
 */
export const enquiryReceipts: Record<EnquiryKind, EnquiryMailText> = {
  contact: {
    subject: 'Vaši zprávu jsme dostali',
    heading: 'Vaši zprávu jsme dostali',
    paragraphs: [
      'děkujeme, že jste nám napsali. Odpovíme vám nejpozději do dvou pracovních dnů.',
      'Pokud jste nám nepsali vy, nemusíte nic dělat.',
    ],
  },
  special_offer: {
    subject: 'Vaši poptávku jsme dostali',
    heading: 'Vaši poptávku jsme dostali',
    paragraphs: [
      'děkujeme za poptávku. Cenu vám připravíme nejpozději do dvou pracovních dnů.',
      'Pokud jste nám nepsali vy, nemusíte nic dělat.',
    ],
  },
};

/** Around what a member of staff wrote. */
export const enquiryAnswer: Omit<EnquiryMailText, 'paragraphs'> = {
  subject: 'Odpověď na váš dotaz',
  heading: 'Odpověď na váš dotaz',
};

export interface EnquiryMailText {
  readonly subject: string;
  readonly heading: string;
  /** The first goes on after the greeting. */
  readonly paragraphs: readonly string[];
}

/** The fields of both forms. */
export const enquiryFields = {
  name: 'Jméno',
  eMail: 'E-mail',
  phone: 'Telefon',
  topic: 'Téma',
  orderNumber: 'Číslo objednávky',
  company: 'Firma',
  companyNumber: 'IČO',
  product: 'Produkt',
  quantity: 'Počet kusů',
  message: 'Zpráva',
} as const;

export type EnquiryField = keyof typeof enquiryFields;

export const topicWords: Record<EnquiryTopic, string> = {
  product: 'Dotaz k produktu',
  order: 'Objednávka',
  buyback: 'Výkup',
  service: 'Servis',
  complaint: 'Reklamace',
  other: 'Něco jiného',
};

export const enquiryMailWords = {
  greeting: 'Dobrý den,',
  signature: 'Váš tým Obměna',
  automatic:
    'Píšeme vám, protože někdo s tímto e-mailem vyplnil náš formulář. Na tuto zprávu prosím neodpovídejte.',
  answered:
    'Píšeme vám, protože jste nám poslali dotaz. Chcete-li se ptát dál, napište nám znovu kontaktním formulářem.',
  toShop: 'Tuto zprávu poslal formulář obchodu.',
} as const;

export type EnquiryMailWord = keyof typeof enquiryMailWords;
