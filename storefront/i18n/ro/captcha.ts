import type { PhraseBook } from '../phrase-book.ts';

export const captcha: PhraseBook['captcha'] = {
  label: 'Nu sunt robot',
  sandbox: 'Verificare de probă: alegeți cum să se încheie.',
  pass: 'reușește',
  fail: 'nu reușește',
  timeout: 'nu răspunde la timp',
  failed: 'Verificarea nu s-a încărcat. Reîncărcați pagina.',
};
