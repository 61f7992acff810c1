/** The mail with the code that opens an order. `{number}`, … are filled in by the API. */
export const orderCodeMail = {
  subject: 'Kód k objednávce {number}',
  heading: 'Váš kód',
  greeting: 'Dobrý den,',
  paragraphs: [
    'kód k objednávce {number} opište na stránce, kde jste o něj požádali. Platí {minutes} minut.',
    'Pokud jste o kód nežádali, nikomu ho neříkejte. Bez něj objednávku nikdo nezmění.',
  ],
  code: 'Kód',
  signature: 'Tým Obměna',
  automatic: 'Tento e-mail jsme poslali automaticky.',
} as const;
