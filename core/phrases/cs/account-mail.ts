/** Sentences of the mails about an account. `{hours}` and the like are filled in. */
export const accountMail = {
  registerSubject: 'Potvrďte prosím svůj účet',
  registerHeading: 'Zbývá poslední krok',
  register1: 'někdo, nejspíš vy, si chce s touto adresou založit účet v Obměně.',
  register2:
    'Účet vznikne, až si přes odkaz zvolíte heslo. Odkaz platí 24 hodin. Pokud jste to nebyli vy, neklikejte na něj a na nic dalšího není třeba reagovat.',
  registerButton: 'Zvolit heslo a založit účet',
  knownSubject: 'Účet u nás už máte',
  knownHeading: 'Účet u nás už máte',
  known1: 'někdo, nejspíš vy, si chtěl s touto adresou založit účet v Obměně. Jeden už tu ale má.',
  known2: 'Stačí se přihlásit. Pokud heslo neznáte, nastavte si nové.',
  knownButton: 'Přihlásit se',
  forgottenButton: 'Nastavit nové heslo',
  inviteSubject: 'Váš účet v Obměně',
  inviteHeading: 'Zvolte si heslo ke svému účtu',
  invite1:
    'nakupujete u nás, a proto jsme vám při přechodu na nový obchod založili účet s touto adresou.',
  invite2:
    'Zbývá zvolit si heslo. Odkaz platí 7 dní a funguje jednou. Novinky vám posílat nebudeme, pokud si o ně sami neřeknete.',
  inviteButton: 'Zvolit heslo',
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
  stepTriedSubject: 'Někdo zná heslo k vašemu účtu',
  stepTriedHeading: 'Někdo zná heslo k vašemu účtu',
  stepTried1:
    'někdo zadal správné heslo k vašemu účtu v Obměně a opakovaně neuspěl u druhého kroku přihlášení. Dovnitř se nedostal a další pokusy zpomalujeme.',
  stepTried2: 'Pokud jste to nebyli vy, nastavte si hned nové heslo a řekněte to správci.',
  newPlaceSubject: 'Přihlášení z nového zařízení',
  newPlaceHeading: 'Přihlášení z nového zařízení',
  newPlace1: 'k vašemu účtu v Obměně se někdo právě přihlásil ze zařízení, které u něj neznáme.',
  newPlace2:
    'Pokud jste to byli vy, nic se neděje. Jinak si hned nastavte nové heslo; tím všechna zařízení odhlásíte.',
  factDevice: 'Zařízení',
  factAccount: 'Účet',
  factorAddedSubject: 'Přihlášení chrání druhý faktor',
  factorAddedHeading: 'Druhý faktor je přidaný',
  factorAdded1:
    'k vašemu účtu v Obměně byl právě přidán druhý faktor: kód z aplikace nebo přístupový klíč. Ostatní zařízení jsme odhlásili.',
  factorAdded2: 'Pokud jste to nebyli vy, nastavte si hned nové heslo a řekněte to správci.',
  factorRemovedSubject: 'Druhý faktor byl odebrán',
  factorRemovedHeading: 'Druhý faktor je odebraný',
  factorRemoved1: 'od vašeho účtu v Obměně byl právě odebrán jeden druhý faktor.',
  factorRemoved2: 'Pokud jste to nebyli vy, nastavte si hned nové heslo a řekněte to správci.',
  factorsResetSubject: 'Správce zrušil váš druhý faktor',
  factorsResetHeading: 'Druhý faktor je zrušený',
  factorsReset1:
    'správce zrušil všechny druhé faktory vašeho účtu v Obměně a na všech zařízeních vás odhlásil.',
  factorsReset2:
    'Při příštím přihlášení si přidejte nový. Pokud jste o to nežádali, ozvěte se správci.',
  staffTriedSubject: 'Někdo zkouší účet zaměstnance',
  staffTriedHeading: 'Někdo zkouší účet zaměstnance',
  staffTried1:
    'k účtu kolegy se někdo opakovaně neúspěšně přihlašuje. Další pokusy zpomalujeme a kolegovi jsme napsali.',
  staffTried2: 'Zeptejte se, zda to byl on. Účet můžete v kanceláři na čas vypnout.',
  staffNewPlaceSubject: 'Zaměstnanec se přihlásil z nového zařízení',
  staffNewPlaceHeading: 'Přihlášení z nového zařízení',
  staffNewPlace1: 'kolega se přihlásil ze zařízení, na kterém jsme jeho účet ještě neviděli.',
  staffNewPlace2: 'Pokud o tom neví, vypněte jeho účet v kanceláři a zrušte mu druhý faktor.',
  erasedSubject: 'Váš účet jsme smazali',
  erasedHeading: 'Účet je smazaný',
  erased1: 'jak jste chtěli, smazali jsme váš účet v Obměně a osobní údaje v něm.',
  erased2:
    'Faktury a doklady o výkupu nám zákon ukládá uchovat; po uplynutí lhůty je zničíme také.',
  personErasedSubject: 'Vaše osobní údaje jsme smazali',
  personErasedHeading: 'Údaje jsou smazané',
  personErased1: 'jak jste chtěli, smazali jsme osobní údaje, které jsme o vás v Obměně měli.',
  personErased2:
    'Faktury a doklady o výkupu nám zákon ukládá uchovat; po uplynutí lhůty je zničíme také.',
  greeting: 'Dobrý den,',
  signature: 'Váš tým Obměna',
  footer: 'Píšeme vám kvůli účtu v obchodě Obměna. Na tento e-mail není třeba odpovídat.',
} as const;

export type AccountMailPhrase = keyof typeof accountMail;
