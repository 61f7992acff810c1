/** Asking for consent to measuring, and the page about cookies. */
export const consent = {
  bannerLabel: 'Souhlas s cookies',
  bannerText: 'Rádi bychom měřili, co vám na obchodě slouží a co ne.',
  bannerDetail: 'Bez souhlasu nic neměříme a všechno funguje stejně.',
  acceptAll: 'Přijmout vše',
  refuseAll: 'Odmítnout vše',
  settings: 'Nastavit',
  title: 'Cookies a souhlas | Obměna',
  description: 'Které cookies používáme, k čemu jsou a jak souhlas změníte.',
  heading: 'Cookies a váš souhlas',
  lead: 'Obchod si pamatuje jen to, bez čeho by nefungoval. O všem ostatním rozhodujete vy a rozhodnutí můžete kdykoli změnit.',
  choicesLegend: 'Co smíme',
  necessary: 'Nezbytné',
  necessaryText:
    'Přihlášení, jazyk, vzhled a vaše odpověď na tuto otázku. Bez nich obchod nefunguje.',
  analytics: 'Měření',
  analyticsText: 'Které stránky a části obchodu lidé vidí a na co klepou, bez jména a kontaktů.',
  marketing: 'Reklama',
  marketingText: 'Poznat, která reklama vás přivedla.',
  save: 'Uložit výběr',
  saved: 'Uloženo. Výběr platí od této chvíle.',
  listHeading: 'Cookies, které používáme',
  columnName: 'Název',
  columnPurpose: 'K čemu je',
  columnLife: 'Jak dlouho zůstane',
  purposeSession: 'Drží vás přihlášené.',
  purposeVisitor: 'Chrání formuláře před zneužitím cizími stránkami.',
  purposeLanguage: 'Pamatuje si jazyk.',
  purposeScheme: 'Pamatuje si světlý nebo tmavý vzhled.',
  purposeConsent: 'Pamatuje si vaši odpověď o souhlasu.',
  lifeSession: 'po dobu přihlášení',
  lifeYear: 'rok',
  lifeConsent: 'souhlas rok, odmítnutí půl roku',
} as const;

declare module '../phrase-book.ts' {
  interface PhraseBook {
    readonly consent: Translated<typeof consent>;
  }
}
