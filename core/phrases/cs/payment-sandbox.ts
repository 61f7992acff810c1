/** Page of a played payment gateway. */
export const paymentSandbox = {
  title: 'Zkušební platební brána',
  lead: 'Toto není skutečná banka. Žádné peníze se nepřevedou: zvolte, jak má platba dopadnout.',
  order: 'Platba',
  amount: 'Částka',
  paid: 'Zaplatit',
  paid_late: 'Zaplatit, zpráva obchodu přijde až za 10 sekund',
  paid_three_times: 'Zaplatit, zpráva přijde třikrát',
  paid_after_failure: 'Zaplatit, po úspěchu dorazí opožděná zpráva o neúspěchu',
  declined: 'Zamítnout',
  pending: 'Nechat banku přemýšlet 15 sekund',
  leadHold:
    'Toto není skutečná banka. Částka se na kartě jen zablokuje: zvolte, jak to má dopadnout.',
  held: 'Zablokovat částku na kartě',
  held_then_lost: 'Zablokovat, banka to za 20 sekund zruší',
  other_amount: 'Zaplatit jinou částku',
  cancelled: 'Zrušit platbu',
  expired: 'Nechat platbu propadnout',
  over: 'Tato platba už skončila.',
  back: 'Zpět do obchodu',
} as const;

export type PaymentSandboxPhrase = keyof typeof paymentSandbox;
