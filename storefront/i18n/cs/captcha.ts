/** The captcha of forms. */
export const captcha = {
  label: 'Nejsem robot',
  sandbox: 'Zkušební ověření: zvolte, jak má dopadnout.',
  pass: 'projde',
  fail: 'neprojde',
  timeout: 'neodpoví včas',
  failed: 'Ověření se nenačetlo. Obnovte prosím stránku.',
} as const;

declare module '../phrase-book.ts' {
  interface PhraseBook {
    readonly captcha: Translated<typeof captcha>;
  }
}
