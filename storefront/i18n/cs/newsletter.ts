/** Subscribing to news, and the page of its mails. */
export const newsletter = {
  title: 'Odběr novinek | Obměna',
  description: 'Potvrzení a odhlášení odběru novinek.',
  heading: 'Odběr novinek',
  label: 'Novinky e-mailem',
  help: 'Nejvýš dvakrát do měsíce. Odhlásíte se jedním klepnutím.',
  submit: 'Odebírat',
  wrongEmail: 'Zkontrolujte prosím e-mail, například jana@posta.cz.',
  sentTitle: 'Podívejte se do schránky',
  sentText: 'Poslali jsme vám e-mail. Odběr začne, až ho v něm potvrdíte.',
  failedTitle: 'Nepovedlo se to',
  failedText: 'Zkuste to prosím za chvíli.',
  limited: 'Pokusů bylo příliš mnoho. Zkuste to prosím za deset minut.',
  waiting: 'Chcete dostávat novinky na adresu {{eMail}}?',
  confirmed: 'Novinky posíláme na adresu {{eMail}}.',
  unsubscribed: 'Na adresu {{eMail}} už nic neposíláme.',
  confirm: 'Potvrdit odběr',
  refuse: 'Nechci, zapomeňte na mě',
  remove: 'Odhlásit odběr',
  again: 'Přihlásit znovu',
  unknownTitle: 'Tento odběr neznáme',
  unknownText:
    'Odkaz je starší než týden, nebo jste se už odhlásili. Přihlásit se můžete znovu v patičce stránky.',
  home: 'Na úvodní stránku',
  needsScript: 'Potvrzení potřebuje JavaScript.',
} as const;

declare module '../phrase-book.ts' {
  interface PhraseBook {
    readonly newsletter: Translated<typeof newsletter>;
  }
}
