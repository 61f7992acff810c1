import type { PhraseBook } from '../phrase-book.ts';

export const captcha: PhraseBook['captcha'] = {
  label: 'Nu sunt robot',
  sandbox: 'verificare de probă',
  failed: 'Verificarea nu s-a încărcat. Reîncărcați pagina.',
};
