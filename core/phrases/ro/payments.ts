import type { PaymentPhrase } from '../cs/payments.ts';

export const payments: Record<PaymentPhrase, string> = {
  payment_failed: 'A apărut o eroare la plată, vă rugăm să repetați acțiunea.',
  payment_cancelled: 'Ați anulat plata. Puteți plăti comanda din nou sau în alt mod.',
  payment_expired: 'Timpul pentru plată a expirat. Vă rugăm să plătiți din nou.',
  payment_not_sent:
    'Plata nu a putut fi trimisă către procesator. Încercați din nou sau alegeți altă metodă de plată.',
  payment_mismatch:
    'Am primit altă sumă decât valoarea comenzii. Vă vom contacta; comanda rămâne rezervată.',
  payment_pending:
    'Banca încă procesează plata. Puteți închide pagina, rezultatul vine prin e-mail.',
  twisto_failed: 'Twisto nu a aprobat plata. Vă rugăm să alegeți altă metodă de plată.',
  wallet_unavailable:
    'Portofelul nu a putut fi încărcat în acest browser. Alegeți altă metodă de plată, de exemplu cardul.',
  installments_expired:
    'Oferta de rate nu mai este valabilă, deoarece s-a schimbat între timp. Alegeți altă metodă de plată.',
  installments_at_store: 'Semnați contractul de rate în magazin, la preluarea produselor.',
  installments_rejected:
    'Cererea de rate nu a fost aprobată. Vă rugăm să alegeți altă metodă de plată.',
};
