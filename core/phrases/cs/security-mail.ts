/** The mail to admins when something about the shop's security needs a look. */
export const securityMail = {
  subject: 'Bezpečnostní upozornění obchodu',
  greeting: 'Dobrý den,',
  rule_many_failures_of_account: 'někdo se opakovaně neúspěšně přihlašuje k jednomu účtu.',
  rule_many_failures_of_network: 'z jedné sítě přichází mnoho neúspěšných přihlášení.',
  rule_many_refusals_of_person: 'jeden zaměstnanec opakovaně zkouší, k čemu nemá oprávnění.',
  rule_many_reveals_of_person: 'jeden zaměstnanec odkryl neobvykle mnoho osobních údajů.',
  rule_many_exports_of_person: 'jeden zaměstnanec vyvezl neobvykle mnoho dat.',
  rule_chain_broken:
    'záznam změn a bezpečnostních událostí nesouhlasí: někdo v něm mimo obchod něco změnil nebo smazal.',
  whatToDo:
    'Ve správě otevřete Bezpečnost: je tam, koho a čeho se to týká. Až to prověříte, upozornění potvrďte. Dokud je nepotvrzené, o tomtéž znovu nepíšeme.',
  signature: 'Váš tým Obměna',
  footer: 'Píšeme správcům obchodu.',
} as const;
