import type { EnquiryKind, EnquiryTopic } from '../../enquiries/enquiry.ts';
import type { EnquiryField, EnquiryMailText, EnquiryMailWord } from '../cs/enquiry-mail.ts';

export const enquiryNotices: Record<EnquiryKind, EnquiryMailText> = {
  contact: {
    subject: 'Mesaj din formularul de contact: {topic}',
    heading: 'Mesaj nou de la un client',
    paragraphs: ['un client ne-a trimis un mesaj. Vă rugăm să îi răspundeți pe e-mail.'],
  },
  special_offer: {
    subject: 'Cerere de ofertă specială',
    heading: 'Cerere nouă de ofertă',
    paragraphs: ['un client cere un preț. Vă rugăm să îi răspundeți pe e-mail.'],
  },
};

export const enquiryReceipts: Record<EnquiryKind, EnquiryMailText> = {
  contact: {
    subject: 'Am primit mesajul dumneavoastră',
    heading: 'Am primit mesajul dumneavoastră',
    paragraphs: [
      'vă mulțumim că ne-ați scris. Vă răspundem în cel mult două zile lucrătoare.',
      'Dacă nu dumneavoastră ne-ați scris, nu trebuie să faceți nimic.',
    ],
  },
  special_offer: {
    subject: 'Am primit cererea dumneavoastră de ofertă',
    heading: 'Am primit cererea dumneavoastră',
    paragraphs: [
      'vă mulțumim pentru cerere. Vă pregătim prețul în cel mult două zile lucrătoare.',
      'Dacă nu dumneavoastră ne-ați scris, nu trebuie să faceți nimic.',
    ],
  },
};

/** Around what a member of staff wrote. */
export const enquiryAnswer: Omit<EnquiryMailText, 'paragraphs'> = {
  subject: 'Răspuns la solicitarea dumneavoastră',
  heading: 'Răspuns la solicitarea dumneavoastră',
};

export const enquiryFields: Record<EnquiryField, string> = {
  name: 'Nume',
  eMail: 'E-mail',
  phone: 'Telefon',
  topic: 'Subiect',
  orderNumber: 'Numărul comenzii',
  company: 'Companie',
  companyNumber: 'CUI',
  product: 'Produs',
  quantity: 'Număr de bucăți',
  message: 'Mesaj',
};

export const topicWords: Record<EnquiryTopic, string> = {
  product: 'Întrebare despre un produs',
  order: 'Comandă',
  buyback: 'Buyback',
  service: 'Service',
  complaint: 'Sesizare de conformitate',
  other: 'Altceva',
};

export const enquiryMailWords: Record<EnquiryMailWord, string> = {
  greeting: 'Bună ziua,',
  signature: 'Echipa Obměna',
  automatic:
    'Vă scriem pentru că cineva a completat formularul nostru cu acest e-mail. Vă rugăm să nu răspundeți la acest mesaj.',
  answered:
    'Vă scriem pentru că ne-ați trimis o solicitare. Dacă aveți alte întrebări, scrieți-ne din nou prin formularul de contact.',
  toShop: 'Acest mesaj a fost trimis de formularul magazinului.',
};
