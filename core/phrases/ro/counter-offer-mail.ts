import type { BuybackMailText } from '../cs/counter-offer-mail.ts';

export const counterOfferMail: BuybackMailText = {
  subject: 'Ofertă nouă după verificare: {device}',
  heading: 'După verificare vă oferim alt preț',
  paragraphs: [
    'am verificat {device}, iar starea lui diferă de descriere. În loc de {originalPrice} vă oferim {price}.',
    'Vă rugăm să decideți până la {date}. Dacă refuzați oferta, vă returnăm dispozitivul gratuit. Nu îl cumpărăm niciodată fără acordul dumneavoastră.',
  ],
  button: 'Accept {price}',
};
