/** How claims end where nothing is repaired. */
export const repairClaim = {
  heading: 'Vyřízení reklamace',
  lead: 'Když se zařízení neopraví, reklamaci vyřiďte tady. Zákazníkovi pošleme e-mail.',
  isPrepared: 'Vrácení peněz čeká na schválení druhé osoby.',
  act_exchanged: 'Vyměnit',
  act_reduced: 'Sleva z ceny',
  act_refunded: 'Vrátit peníze',
  act_rejected: 'Zamítnout',
  was_exchanged: 'Vyměněno za {{instead}}',
  was_reduced: 'Sleva z ceny {{amount}}',
  was_refunded: 'Vráceno {{amount}}, zařízení zůstává u nás',
  was_rejected: 'Zamítnuto',
  title_exchanged: 'Vyměnit za jiný kus?',
  title_reduced: 'Dát slevu z ceny?',
  title_refunded: 'Vrátit peníze?',
  title_rejected: 'Zamítnout reklamaci?',
  lead_exchanged:
    'Kus odejde ze skladu této prodejny a čeká na zákazníka. Reklamované zařízení zůstane u nás: odneste ho na příjem vráceného zboží.',
  lead_reduced:
    'Část ceny se vrátí stejnou cestou, jakou přišla, s opravným dokladem. Zařízení zákazníkovi zůstane.',
  lead_refunded:
    'Peníze se vrátí stejnou cestou, jakou přišly, s opravným dokladem. Zařízení zůstane u nás: odneste ho na příjem vráceného zboží.',
  lead_rejected: 'Zařízení se vrátí zákazníkovi tak, jak je.',
  piece: 'Za který kus',
  amount: 'Sleva',
  reason: 'Zdůvodnění',
  reasonHelp: 'Zákazník ho uvidí.',
  gives: 'Zákazník dostane: {{name}}',
  givesNothing: 'Vyberte, co zákazník dostane.',
  other: 'Jiný kus ze skladu',
  serial: 'IMEI nebo sériové číslo nového kusu',
  serialHelp: 'Jen u zboží, které je na skladě po číslech.',
} as const;
