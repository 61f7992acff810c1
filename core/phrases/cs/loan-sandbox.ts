/** Page of a played company of installments and leasing. */
export const loanSandbox = {
  title: 'Zkušební splátková společnost',
  lead: 'Toto není skutečná společnost. Nikdo vám nic nepůjčí: zvolte, jak má žádost dopadnout.',
  application: 'Žádost',
  price: 'Cena',
  downPayment: 'Zaplatíte hned',
  installment: 'Měsíční splátka',
  months: 'Počet splátek',
  approved: 'Podepsat smlouvu a schválit',
  approved_twice: 'Schválit, zpráva obchodu přijde dvakrát',
  approved_late: 'Schválit až za 15 sekund',
  needs_documents: 'Vyžádat si další doklady',
  rejected: 'Zamítnout žádost',
  rejected_after_sent: 'Schválit a po odeslání smlouvy zamítnout',
  other_plan: 'Schválit s jinou splátkou',
  cancelled: 'Zrušit žádost',
} as const;

export type LoanSandboxPhrase = keyof typeof loanSandbox;
