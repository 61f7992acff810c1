/** The mail to admins when a webhook was paused. */
export const webhookMail = {
  subject: 'Webhook je pozastavený: {name}',
  greeting: 'Dobrý den,',
  paused:
    'program, kterému posíláme webhook „{name}“, od nás celý den nic nepřevzal, nebo hlásí, že už neexistuje. Posílání jsme proto pozastavili.',
  whatToDo:
    'Ve správě otevřete Webhooky: v deníku uvidíte, jak program odpovídal. Až bude v pořádku, webhook zase zapněte, a co čeká, se odešle. Co se změní do té doby, mu neřekneme: ať si to z API načte.',
  signature: 'Váš tým Obměna',
  footer: 'Píšeme správcům obchodu.',
} as const;
