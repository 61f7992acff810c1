/** The mail that asks whether another colour or grade may be sent. */
export const replacementMail = {
  subject: 'Objednávka {number}: můžeme poslat náhradu?',
  heading: 'Potřebujeme vaše rozhodnutí',
  greeting: 'Dobrý den,',
  paragraphs: [
    'mrzí nás to, ale zboží z objednávky {number} jsme ve skladu nenašli. Máme pro vás odložený stejný model v jiném provedení.',
  ],
  same: 'Nic nedoplácíte, cena zůstává.',
  back: 'Náhrada je levnější, rozdíl {amount} vám vrátíme.',
  less: 'Náhrada je levnější, při převzetí zaplatíte o {amount} méně.',
  silence:
    'Rozhodněte se prosím do {until}. Bez vašeho souhlasu nic nevyměníme; když náhradu odmítnete, zboží zrušíme a peníze za něj vrátíme.',
  missing: 'Chybí',
  instead: 'Nabízíme',
  button: 'Přijmout, nebo odmítnout',
  signature: 'Tým Obměna',
  automatic: 'Tento e-mail jsme poslali automaticky.',
} as const;
