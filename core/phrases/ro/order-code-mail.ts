import type * as cs from '../cs/order-code-mail.ts';

interface Sentences extends Record<Exclude<keyof typeof cs.orderCodeMail, 'paragraphs'>, string> {
  readonly paragraphs: readonly string[];
}

export const orderCodeMail: Sentences = {
  subject: 'Codul pentru comanda {number}',
  heading: 'Codul dvs.',
  greeting: 'Bună ziua,',
  paragraphs: [
    'introduceți codul pentru comanda {number} pe pagina pe care l-ați cerut. Este valabil {minutes} minute.',
    'Dacă nu ați cerut un cod, nu îl spuneți nimănui. Fără el, nimeni nu poate schimba comanda.',
  ],
  code: 'Cod',
  signature: 'Echipa Obměna',
  automatic: 'Acest e-mail a fost trimis automat.',
};
