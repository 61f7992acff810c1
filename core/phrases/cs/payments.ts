/** What became of a payment attempt and what to do next (SPECIFICATION 8). */
export const payments = {
  payment_failed: 'Došlo k chybě při platbě, prosím opakujte akci.',
  payment_cancelled: 'Platbu jste zrušili. Objednávku můžete zaplatit znovu nebo jinak.',
  payment_expired: 'Čas na platbu vypršel. Zaplaťte prosím znovu.',
  payment_not_sent:
    'Platbu se nepodařilo odeslat do platební brány. Zkuste to znovu, nebo zvolte jiný způsob platby.',
  payment_mismatch:
    'Přišla jiná částka, než kolik objednávka stojí. Ozveme se vám, objednávku zatím držíme.',
  payment_pending:
    'Banka platbu ještě zpracovává. Stránku můžete zavřít, výsledek pošleme e-mailem.',
  twisto_failed: 'Twisto platbu neschválilo. Zvolte prosím jiný způsob platby.',
  wallet_unavailable:
    'Peněženku se v tomto prohlížeči nepodařilo načíst. Zvolte prosím jiný způsob platby, například kartu.',
  installments_expired:
    'Nabídka splátek už neplatí, protože se mezitím změnila. Zvolte prosím jiný způsob platby.',
  installments_at_store: 'Smlouvu o splátkách podepíšete na prodejně, až si zboží převezmete.',
  installments_rejected: 'Žádost o splátky nebyla schválena. Zvolte prosím jiný způsob platby.',
} as const;

export type PaymentPhrase = keyof typeof payments;
