export const home = {
  title: 'Obměna – telefony, tablety a hodinky nové i použité, výkup starých',
  description:
    'Kupte ověřený telefon, tablet nebo hodinky a svoje staré zařízení nám prodejte. Každý použitý kus má stupeň, záruku a cenu, kterou vysvětlíme.',
  heading: 'Nový začátek pro vaši elektroniku',
  lead: 'Telefony, tablety a hodinky nové, zánovní i použité. Každý použitý kus prošel kontrolou a má stupeň, který řekne, jak vypadá.',
  browse: 'Prohlédnout telefony',
  sell: 'Zjistit výkupní cenu',
  categoriesHeading: 'Co potřebujete?',
  categoryCount_one: '{{count}} produkt',
  categoryCount_few: '{{count}} produkty',
  categoryCount_many: '{{count}} produktu',
  categoryCount_other: '{{count}} produktů',
  bestselling: 'Nejprodávanější',
  newest: 'Nově v nabídce',
  used: 'Použité, ověřené',
  reduced: 'Zlevněné',
  seeAll: 'Zobrazit vše',
  sellHeading: 'Staré zařízení u vás nemusí ležet v šuplíku',
  sellLead:
    'Odpovíte na pár otázek o stavu a hned uvidíte částku. Nic z ní potichu neubereme: každou srážku řekneme slovy.',
  bonus: 'Teď navíc bonus až {{percent}} %',
  step1Title: 'Popíšete stav',
  step1Text: 'Vyberete model a odpovíte na otázky. Cena se mění před očima.',
  step2Title: 'Pošlete, nebo přinesete',
  step2Text: 'Cenu vám podržíme 21 dní, než k nám zařízení dorazí.',
  step3Title: 'Dostanete peníze',
  step3Text: 'Zkontrolujeme a zaplatíme. Když stav nesedí, rozhodujete vy – vrácení je zdarma.',
  promiseHeading: 'Na co se můžete spolehnout',
  promise1: 'U slevy vždy uvidíte nejnižší cenu za posledních 30 dní.',
  promise2: 'Stav použitého kusu říká stupeň i slova, ne retušovaná fotka.',
  promise3: 'Rezervaci v prodejně připravíme do 30 minut v otevírací době.',
  storesHeading: 'Zastavte se u nás',
  storesText: 'Zboží si prohlédnete, vyzvednete rezervaci a staré zařízení nám rovnou necháte.',
  storesLink: 'Prodejny a otevírací doba',
  articlesHeading: 'Poradíme vám',
  articlesText: 'Jak vybrat telefon, co znamenají stupně a jak připravit staré zařízení k prodeji.',
  articlesLink: 'Přečíst články',
} as const;

declare module '../phrase-book.ts' {
  interface PhraseBook {
    readonly home: Translated<typeof home>;
  }
}
