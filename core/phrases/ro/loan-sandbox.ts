import type { LoanSandboxPhrase } from '../cs/loan-sandbox.ts';

export const loanSandbox: Record<LoanSandboxPhrase, string> = {
  title: 'Companie de creditare de probă',
  lead: 'Aceasta nu este o companie reală. Nimeni nu vă împrumută nimic: alegeți cum se încheie cererea.',
  application: 'Cererea',
  price: 'Preț',
  downPayment: 'Plătiți acum',
  installment: 'Rata lunară',
  months: 'Număr de rate',
  approved: 'Semnează contractul și aprobă',
  approved_twice: 'Aprobă, mesajul ajunge la magazin de două ori',
  approved_late: 'Aprobă abia după 15 secunde',
  needs_documents: 'Cere documente suplimentare',
  rejected: 'Respinge cererea',
  rejected_after_sent: 'Aprobă, apoi respinge după trimiterea contractului',
  other_plan: 'Aprobă cu altă rată',
  cancelled: 'Anulează cererea',
};
