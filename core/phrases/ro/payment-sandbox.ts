import type { PaymentSandboxPhrase } from '../cs/payment-sandbox.ts';

export const paymentSandbox: Record<PaymentSandboxPhrase, string> = {
  title: 'Procesator de plăți de probă',
  lead: 'Aceasta nu este o bancă reală. Nu se transferă bani: alegeți cum se încheie plata.',
  order: 'Plata',
  amount: 'Suma',
  paid: 'Plătește',
  paid_late: 'Plătește, mesajul ajunge la magazin abia după 10 secunde',
  paid_three_times: 'Plătește, mesajul ajunge de trei ori',
  paid_after_failure: 'Plătește, după succes vine un mesaj întârziat de eșec',
  declined: 'Respinge',
  pending: 'Lasă banca să se gândească 15 secunde',
  leadHold:
    'Aceasta nu este o bancă reală. Suma doar se blochează pe card: alegeți cum se încheie.',
  held: 'Blochează suma pe card',
  held_then_lost: 'Blochează, banca anulează după 20 de secunde',
  other_amount: 'Plătește altă sumă',
  cancelled: 'Anulează plata',
  expired: 'Lasă plata să expire',
  over: 'Această plată s-a încheiat deja.',
  back: 'Înapoi la magazin',
};
