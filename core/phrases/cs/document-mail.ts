/** The mail that brings an issued document once more, because somebody asked for it. */
export const documentMail = {
  subject_invoice: 'Faktura {document} k objednávce {number}',
  subject_credit_note: 'Opravný doklad {document} k objednávce {number}',
  heading: 'Posíláme doklad znovu',
  greeting: 'Dobrý den,',
  paragraph: 'doklad {document} k objednávce {number} otevřete odkazem níže nebo u objednávky.',
  total: 'Celkem',
  button: 'Otevřít doklad (PDF)',
  order: 'Zobrazit objednávku',
  signature: 'Tým Obměna',
  automatic: 'Tento e-mail jsme poslali automaticky.',
} as const;

export type DocumentMailPhrase = keyof typeof documentMail;
