/** The mail that asks to confirm an order of several unpaid pieces. `{number}`, … are filled in by the API. */
export const orderConfirmMail = {
  subject: 'Potvrďte prosím objednávku {number}',
  heading: 'Ještě jeden krok',
  greeting: 'Dobrý den,',
  paragraphs: [
    'u objednávky {number} si necháváte odložit víc kusů. Potvrďte ji prosím do {until}, jinak zboží vrátíme do prodeje.',
    'Otevřete odkaz, nebo na stránce objednávky opište tento kód. Pokud jste nic neobjednali, nemusíte dělat nic.',
  ],
  code: 'Kód',
  button: 'Potvrdit objednávku',
  signature: 'Tým Obměna',
  automatic: 'Tento e-mail jsme poslali automaticky.',
} as const;
