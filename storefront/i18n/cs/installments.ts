/** Overview of installments with a calculator. */
export const installments = {
  title: 'Nákup na splátky',
  description: 'Spočítejte si splátky i to, kolik zaplatíte celkem.',
  lead: 'Splátky i leasing vyberete u produktu v košíku. Tady si předem spočítáte, kolik vás budou stát, do poslední koruny.',
  needsScript: 'Kalkulačka potřebuje JavaScript. Zapněte ho prosím v prohlížeči.',
  inCart: 'Pro váš košík',
  lowestTotal: 'Nejmíň celkem',
  lowestInstallment: 'Nejnižší splátka',
  interestFree: 'Bez navýšení',
  calculator: 'Kalkulačka',
  price: 'Cena',
  downPayment: 'Zaplatíte hned',
  wrongAmount: 'Zadejte celou částku od 1 do 10 000 000.',
  calculate: 'Spočítat',
  plans: 'Možnosti pro {{price}}',
  none: 'Pro tuto částku splátky nenabízíme. Zkuste vyšší cenu nebo nižší platbu předem.',
  loadFailed: 'Splátky se nepodařilo spočítat.',
  monthly: '{{months}} × {{amount}}',
  last: 'poslední splátka {{amount}}',
  down: 'předem {{amount}}',
  total: 'celkem {{amount}}',
  rpsn: 'RPSN {{rpsn}} %',
  onStore: 'smlouvu podepíšete na prodejně',
  online: 'smlouvu uzavřete online',
  leasing: 'leasing',
  howTitle: 'Jak to funguje',
  how1: 'U produktu v košíku vyberete splátky nebo leasing.',
  how2: 'Objednáte a požádáte splátkovou společnost, online nebo na prodejně.',
  how3: 'Po schválení zboží odešleme. Když žádost neprojde, zaplatíte jinak a zboží vám nikdo nevezme.',
  toCart: 'Do košíku',
} as const;

declare module '../phrase-book.ts' {
  interface PhraseBook {
    readonly installments: Translated<typeof installments>;
  }
}
