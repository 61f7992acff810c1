import type { PhraseBook } from '../phrase-book.ts';

export const frame: PhraseBook['frame'] = {
  appName: 'Obměna',
  undo: 'Anulează',
  close: 'Închide',
  cancel: 'Renunță',
  retry: 'Încearcă din nou',
  loading: 'Se încarcă',
  offlineText: 'Serverul nu răspunde. Ce ați completat rămâne; încercați din nou peste puțin timp.',
  failedText: 'Ceva nu a mers în program. Încercați din nou sau reîncărcați ecranul.',
  refusedText: 'Serverul a refuzat. Verificați ce ați completat.',
  requestNumber: 'Numărul cererii pentru asistență: {{number}}',
  missingTitle: 'Acest lucru nu mai există',
  loadFailedTitle: 'Nu s-a putut încărca',
  deniedTitle: 'You do not have permission to access this page.',
  deniedText: 'Dacă aveți nevoie pentru lucru, cereți administratorului alt rol.',
};
