/** Sentences of the mails about an account. `{hours}` and the like are filled in. */
export const accountMail = {
  registerSubject: 'Potvrďte prosím svůj účet',
  registerHeading: 'Zbývá poslední krok',
  register1: 'někdo, nejspíš vy, si s touto adresou založil účet v Obměně.',
  register2:
    'Účet vznikne, až ho potvrdíte. Odkaz platí 24 hodin. Pokud jste to nebyli vy, neklikejte na něj a na nic dalšího není třeba reagovat.',
  registerButton: 'Potvrdit účet',
  knownSubject: 'Účet u nás už máte',
  knownHeading: 'Účet u nás už máte',
  known1: 'někdo, nejspíš vy, si chtěl s touto adresou založit účet v Obměně. Jeden už tu ale má.',
  known2: 'Stačí se přihlásit. Pokud heslo neznáte, nastavte si nové.',
  knownButton: 'Přihlásit se',
  forgottenButton: 'Nastavit nové heslo',
  resetSubject: 'Nové heslo k vašemu účtu',
  resetHeading: 'Nastavte si nové heslo',
  reset1: 'někdo, nejspíš vy, požádal o nové heslo k účtu s touto adresou.',
  reset2:
    'Odkaz platí hodinu a funguje jednou. Pokud jste to nebyli vy, nic se nestane: vaše heslo zůstává.',
  resetButton: 'Nastavit nové heslo',
  unknownSubject: 'Účet s touto adresou u nás není',
  unknownHeading: 'Účet s touto adresou u nás není',
  unknown1:
    'někdo, nejspíš vy, požádal o nové heslo k účtu s touto adresou. Takový účet ale nemáme.',
  unknown2: 'Možná jste se registrovali s jinou adresou. Nebo si účet založte, je to hned.',
  unknownButton: 'Založit účet',
  changedSubject: 'Vaše heslo bylo změněno',
  changedHeading: 'Heslo je změněné',
  changed1:
    'heslo k vašemu účtu v Obměně bylo právě změněno a na ostatních zařízeních jsme vás odhlásili.',
  changed2: 'Pokud jste to nebyli vy, nastavte si hned nové heslo a napište nám.',
  triedSubject: 'Někdo zkouší heslo k vašemu účtu',
  triedHeading: 'Někdo zkouší heslo k vašemu účtu',
  tried1:
    'z míst, odkud se běžně nepřihlašujete, někdo opakovaně zadal špatné heslo k vašemu účtu v Obměně. Další pokusy zpomalujeme.',
  tried2:
    'Pokud jste to byli vy, nic se neděje. Jinak není třeba nic dělat, má-li účet heslo, které jinde nepoužíváte. Nejste-li si jistí, nastavte si nové.',
  erasedSubject: 'Váš účet jsme smazali',
  erasedHeading: 'Účet je smazaný',
  erased1: 'jak jste chtěli, smazali jsme váš účet v Obměně a osobní údaje v něm.',
  erased2:
    'Faktury a doklady o výkupu nám zákon ukládá uchovat; po uplynutí lhůty je zničíme také.',
  greeting: 'Dobrý den,',
  signature: 'Váš tým Obměna',
  footer: 'Píšeme vám kvůli účtu v obchodě Obměna. Na tento e-mail není třeba odpovídat.',
} as const;

export type AccountMailPhrase = keyof typeof accountMail;
