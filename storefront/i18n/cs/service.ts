/** Repairs: a device, what is done to it, and for how much. */
export const service = {
  title: 'Servis telefonů, tabletů a hodinek',
  description: 'Ceny oprav podle modelu: displej, baterie, konektor a další. Se zárukou.',
  heading: 'Servis',
  titleStep: 'Servis: {{name}} – ceny oprav',
  headingStep: 'Servis: {{name}}',
  lead: 'Vyberte zařízení a hned uvidíte, co která oprava stojí a jak dlouho trvá.',
  search: 'Zařízení nebo závada',
  searchHelp: 'Třeba „iPhone 13 displej“ nebo „S23 baterka“.',
  found: 'Nalezeno: {{count}}',
  nothingFound: 'Nic jsme nenašli. Zkuste jen název zařízení, nebo ho vyberte níž.',
  chooseType: 'Co potřebujete opravit?',
  chooseManufacturer: 'Od jakého výrobce?',
  chooseModel: 'Který model?',
  colors: 'Barva',
  anyColor: 'Na barvě nezáleží',
  deviceTitle: 'Opravy {{name}}: ceny a doba',
  deviceDescription: 'Kolik stojí oprava {{name}} a jak dlouho trvá. {{count}} úkonů se zárukou.',
  deviceHeading: 'Opravy {{name}}',
  operations: 'Úkony',
  onRequest: 'Cena na dotaz',
  duration: 'Doba práce: {{duration}}',
  warranty_one: 'Záruka {{count}} měsíc',
  warranty_few: 'Záruka {{count}} měsíce',
  warranty_other: 'Záruka {{count}} měsíců',
  showAll: 'Zobrazit všechny úkony (ještě {{count}})',
  noOperations: 'Pro toto zařízení ceny nemáme. Napište nám, zjistíme je.',
  ask: 'Zeptat se na cenu',
  bring: 'Kam zařízení přinést',
  orSell: 'Nevyplatí se oprava?',
  orSellText: 'Zařízení od vás vykoupíme, i rozbité. Za {{name}} dáváme až {{price}}.',
  sell: 'Zjistit výkupní cenu',
  unknown: 'Takové zařízení neznáme',
  unknownText: 'Vyberte ho ze seznamu, nebo ho zkuste vyhledat.',
  choose: 'Vybrat zařízení',
  loadFailed: 'Servis se nepodařilo načíst.',
} as const;

declare module '../phrase-book.ts' {
  interface PhraseBook {
    readonly service: Translated<typeof service>;
  }
}
