import type * as cs from '../cs/order-confirm-mail.ts';

interface Sentences extends Record<
  Exclude<keyof typeof cs.orderConfirmMail, 'paragraphs'>,
  string
> {
  readonly paragraphs: readonly string[];
}

export const orderConfirmMail: Sentences = {
  subject: 'Confirmați comanda {number}',
  heading: 'Mai este un pas',
  greeting: 'Bună ziua,',
  paragraphs: [
    'prin comanda {number} rezervați mai multe bucăți. Confirmați-o până la ora {until}, altfel produsele revin la vânzare.',
    'Deschideți linkul sau introduceți codul pe pagina comenzii. Dacă nu ați comandat nimic, nu trebuie să faceți nimic.',
  ],
  code: 'Cod',
  button: 'Confirmați comanda',
  signature: 'Echipa Obměna',
  automatic: 'Acest e-mail a fost trimis automat.',
};
