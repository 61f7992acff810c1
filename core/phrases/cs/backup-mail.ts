/** The mail to admins when backups stay away. */
export const backupMail = {
  subject: 'Obchod se nezálohuje',
  greeting: 'Dobrý den,',
  last: 'poslední dobrá záloha obchodu: {moment}. Další se od té doby nepodařila.',
  never: 'žádná',
  whatToDo:
    'Ve správě otevřete Zálohy: je tam, proč se nepodařila. Zkontrolujte místo na disku a složku záloh a spusťte zálohu znovu. Dokud se nepovede, připomeneme to každý den.',
  signature: 'Váš tým Obměna',
  footer: 'Píšeme správcům obchodu.',
} as const;
