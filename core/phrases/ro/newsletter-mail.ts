import type { NewsletterMailPhrase } from '../cs/newsletter-mail.ts';

/** The same in Romanian. */
export const newsletterMail: Record<NewsletterMailPhrase, string> = {
  confirmSubject: 'Confirmați abonarea la noutăți',
  confirmHeading: 'Încă un clic',
  confirm1: 'cineva, probabil dumneavoastră, a introdus această adresă pentru noutățile Obměna.',
  confirm2:
    'Abonarea începe după ce o confirmați. Dacă nu faceți nimic, uităm adresa într-o săptămână.',
  confirmButton: 'Confirmă abonarea',
  alreadySubject: 'Sunteți deja abonat la noutăți',
  alreadyHeading: 'Sunteți deja abonat',
  already1:
    'cineva, probabil dumneavoastră, a introdus din nou această adresă pentru noutățile Obměna. Abonarea este deja activă.',
  already2: 'Dacă nu mai doriți noutăți, vă puteți dezabona cu un singur clic.',
  alreadyButton: 'Gestionează abonarea',
  greeting: 'Bună ziua,',
  signature: 'Echipa Obměna',
  footer: 'Vă scriem pentru că această adresă a fost introdusă pentru noutăți.',
};
