import type { FixedPage } from '../../content/fixed-pages.ts';
import type { FoundPageKind } from '../../content/found-page-kind.ts';

/** What a page that every shop has is called, by what else people look for it, and what it says. */
export interface FixedPageWords {
  readonly title: string;
  readonly named: string;
  readonly text: string;
}

/** By what else pages of a kind are looked for, whatever they are called. */
export const pageKindWords: Readonly<Record<Exclude<FoundPageKind, 'page'>, string>> = {
  store: 'prodejna pobočka obchod otevírací doba',
  question: 'otázka dotaz',
  article: 'článek rada návod',
  promotion: 'akce nabídka',
};

/** Pages that every shop has, as its search shows them. */
export const fixedPages: Readonly<Record<FixedPage, FixedPageWords>> = {
  buyback: {
    title: 'Výkup zařízení',
    named: 'vykoupit prodat starý mobil telefon tablet hodinky bazar protiúčet',
    text: 'Vyberte zařízení, popište jeho stav a hned uvidíte, kolik za něj dostanete.',
  },
  buybackStatus: {
    title: 'Stav výkupu',
    named: 'sledovat výkup peníze vyplacení',
    text: 'Podle kódu a e-mailu zjistíte, co se s vaším zařízením děje.',
  },
  centers: {
    title: 'Výkupní místa',
    named: 'výkup pobočka kam přinést',
    text: 'Prodejny, kde vaše zařízení ohodnotíme a vykoupíme na počkání.',
  },
  service: {
    title: 'Servis a opravy',
    named: 'ceník oprava mobilu displej baterie',
    text: 'Kolik stojí oprava vašeho zařízení a jak dlouho trvá.',
  },
  repair: {
    title: 'Objednat opravu',
    named: 'servis reklamace nahlásit závadu',
    text: 'Popište závadu a vyberte, jak se k nám zařízení dostane.',
  },
  repairStatus: {
    title: 'Stav opravy',
    named: 'servis reklamace sledovat zakázka',
    text: 'Podle čísla zakázky zjistíte, jak je vaše oprava nebo reklamace daleko.',
  },
  stores: {
    title: 'Prodejny',
    named: 'prodejna pobočka obchod otevírací doba adresa mapa',
    text: 'Adresy, otevírací doba a služby našich prodejen.',
  },
  contact: {
    title: 'Kontakt',
    named: 'telefon e-mail zákaznická linka podpora napsat reklamace stížnost',
    text: 'Zavolejte nám nebo napište, odpovíme co nejdřív.',
  },
  faq: {
    title: 'Časté dotazy',
    named: 'otázka pomoc poradna doprava platba záruka reklamace vrácení',
    text: 'Odpovědi na to, na co se ptáte nejčastěji.',
  },
  orderStatus: {
    title: 'Stav objednávky',
    named: 'sledovat zásilka balík doručení doprava vrácení odstoupení',
    text: 'Podle čísla objednávky a e-mailu zjistíte, kde vaše zásilka je.',
  },
  priceList: {
    title: 'Ceník',
    named: 'ceny přehled',
    text: 'Ceny všeho, co prodáváme, na jednom místě.',
  },
  limitedOffers: {
    title: 'Časově omezené nabídky',
    named: 'akce sleva výprodej',
    text: 'Ceny, které platí jen do vyprodání nebo do uvedené chvíle.',
  },
  articles: {
    title: 'Články',
    named: 'magazín rady návod blog',
    text: 'Rady, jak vybrat, používat a dobře prodat své zařízení.',
  },
  jobs: {
    title: 'Kariéra',
    named: 'práce volná místa zaměstnání brigáda',
    text: 'Volná místa v našich prodejnách, servisu i skladu.',
  },
};
