/** Sentences of the mails about a subscription to news. */
export const newsletterMail = {
  confirmSubject: 'Potvrďte prosím odběr novinek',
  confirmHeading: 'Ještě jedno kliknutí',
  confirm1: 'někdo, nejspíš vy, zadal tuto adresu k odběru novinek Obměny.',
  confirm2: 'Odběr začne, až ho potvrdíte. Když neuděláte nic, do týdne na adresu zapomeneme.',
  confirmButton: 'Potvrdit odběr',
  alreadySubject: 'Novinky už odebíráte',
  alreadyHeading: 'Novinky už odebíráte',
  already1: 'někdo, nejspíš vy, znovu zadal tuto adresu k odběru novinek Obměny. Odběr už běží.',
  already2: 'Pokud novinky dál nechcete, odhlásíte se jedním kliknutím.',
  alreadyButton: 'Spravovat odběr',
  greeting: 'Dobrý den,',
  signature: 'Váš tým Obměna',
  footer: 'Píšeme vám, protože tato adresa byla zadána k odběru novinek.',
} as const;

export type NewsletterMailPhrase = keyof typeof newsletterMail;
