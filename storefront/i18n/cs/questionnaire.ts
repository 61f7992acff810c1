export const questionnaire = {
  heading: 'V jakém stavu je?',
  intro: 'Vyberte, co nejlépe odpovídá skutečnosti. Po kontrole tak nebude co řešit.',
  progress: 'Zodpovězeno {{answered}} z {{total}}',
  answerThis: 'Na tuto otázku ještě odpovězte.',
  missing: 'Chybí odpověď na otázku „{{question}}“.',
  offerTitle: 'Vaše výkupní cena',
  offerSoFar: 'Cena podle dosavadních odpovědí',
  offerRange: 'Výkupní cena podle stavu',
  rangeFromTo: '{{min}} – {{max}}',
  rangeNote: 'Po všech odpovědích to bude {{min}} až {{max}}.',
  livePrice: 'Výkupní cena {{price}}',
  bonus: 'Navíc bonus až {{percent}} % k výkupní ceně',
  whyTitle: 'Jak jsme k ceně došli',
  baseGrade: 'Cena za stupeň {{grade}}',
  decidedBy: 'O stupni rozhodlo: {{question}} „{{answer}}“',
  minimumApplied: 'Vyšlo by to méně, ale pod {{price}} nejdeme.',
  minimum: 'Za žádnou odpověď nejdeme pod {{price}}.',
  resultPrice: 'Celkem',
  sellOnline: 'Prodat online',
  sendToEmail: 'Zaslat na e-mail',
  sellNote: 'Cenu podržíme 21 dní, než zařízení dorazí.',
  emailNote: 'Nabídka na e-mailu platí 14 dní.',
  nextQuestion: 'Další otázka',
  toOffer: 'K nabídce',
  lockedTitle: 'Takto zařízení vykoupit nemůžeme',
  lockedText:
    'Zařízení přihlášené k účtu iCloud, Google nebo Samsung nesmíme převzít. Odhlaste se v nastavení zařízení a odpověď změňte. Heslo umí obnovit výrobce.',
  lockedAction: 'Změnit odpověď o účtu',
  noResultTitle: 'V tomto stavu zařízení nevykupujeme',
  noResultText:
    'Pro vybrané odpovědi nemáme cenu. Zkontrolujte je, nebo nám zařízení ukažte na výkupním místě – podíváme se na ně osobně.',
  recycledTitle: 'Recyklace zdarma',
  recycledText:
    'V tomto stavu už za zařízení nic nezaplatíme. Přineste ho na kterékoli výkupní místo a zdarma ho zrecyklujeme, žádné údaje od vás nepotřebujeme.',
  centers: 'Najít výkupní místo',
  gradesTitle: 'Ceny podle stavu',
  gradesNote: 'Výchozí ceny, než se přičtou a odečtou odpovědi.',
  answersTitle: 'Vaše odpovědi',
  changeAnswers: 'Změnit odpovědi',
  backToQuestions: 'Zpět na otázky',
  sellHeading: 'Prodat online',
  emailHeading: 'Zaslat nabídku na e-mail',
  reviewTitle: 'Vaše uložená nabídka',
  reviewLocked: 'Cena platí do {{date}} včetně.',
  reviewExpired: 'Platnost nabídky skončila {{date}}. Podle dnešního ceníku vychází cena níže.',
  reviewFinished: 'Tento výkup už probíhá nebo je dokončený, odpovědi proto měnit nelze.',
  reviewSell: 'Prodat za tuto cenu',
  reviewSwap: 'Použít jako protiúčet',
  reviewSwapHelp:
    'Vyberte si u nás jiné zařízení a tuto cenu vám odečteme. Nabídku si pamatujeme, kód opisovat nemusíte.',
  reviewContinue: 'Pokračovat s dnešní cenou',
  reviewStatus: 'Zjistit stav výkupu',
  lockedPrice: 'Držíme vám cenu z nabídky.',
  loadingForm: 'Připravujeme formulář…',
} as const;

declare module '../phrase-book.ts' {
  interface PhraseBook {
    readonly questionnaire: Translated<typeof questionnaire>;
  }
}
