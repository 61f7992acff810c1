/** Questions about a tablet; the form is explained in read-questions.ts. */
export const tabletQuestions = `
functional | function | Je tablet plně funkční? | Tableta este complet funcțională?
- A+ | 0 | Ano, vše funguje bez závad | Da, totul funcționează fără probleme
- C | -5 | Drobná závada (tlačítko, reproduktor, mikrofon) | Defect minor (buton, difuzor, microfon)
- D | 0 | Větší závada (fotoaparát, nabíjení, Wi-Fi) | Defect major (cameră, încărcare, Wi-Fi)
- D | -10 | Tablet nelze zapnout | Tableta nu pornește
display | display | Jaký je stav displeje? | În ce stare este ecranul?
- A+ | 0 | Jako nový, bez škrábanců | Ca nou, fără zgârieturi
- A | 0 | Vlasové škrábance, viditelné jen proti světlu | Zgârieturi foarte fine, vizibile doar în lumină
- B | 0 | Viditelné škrábance, bez prasklin | Zgârieturi vizibile, fără fisuri
- C | -8 | Prasklé sklo, obraz i dotyk fungují | Sticlă crăpată, imaginea și atingerea funcționează
- D | 0 | Vadný obraz, skvrny, pixely nebo nefunkční dotyk | Imagine defectă, pete, pixeli sau atingere nefuncțională
body | body | Jaký je stav těla tabletu? | În ce stare este carcasa tabletei?
- A+ | 0 | Bez známek použití | Fără urme de utilizare
- A | 0 | Nepatrné oděrky | Urme foarte mici de uzură
- B | 0 | Zřetelné škrábance nebo oděrky | Zgârieturi sau urme vizibile
- C | -5 | Promáčklé rohy nebo prasklý kryt | Colțuri lovite sau capac crăpat
- D | 0 | Ohnuté tělo | Carcasă îndoită
battery | battery | Jaká je kondice baterie? | Care este starea bateriei?
- A+ | 0 | 90 % a více | 90 % sau mai mult
- A | -4 | 80–89 % | 80–89 %
- B | -10 | Méně než 80 % nebo hlášení „Servis“ | Sub 80 % sau mesajul „Service”
- A | -5 | Nevím | Nu știu
charger | charger | Přikládáte originální nabíječku nebo kabel? | Includeți încărcătorul sau cablul original?
- A+ | 0 | Ano | Da
- A | -1 | Jen neoriginální | Doar unul neoriginal
- A | -2 | Ne | Nu
box | accessories | Máte původní krabici? | Aveți cutia originală?
- A+ | 1 | Ano | Da
- A+ | 0 | Ne | Nu
repairs | other | Bylo zařízení opravováno mimo autorizovaný servis? | Dispozitivul a fost reparat în afara unui service autorizat?
- A+ | 0 | Ne | Nu
- A | -3 | Ano, s originálními díly | Da, cu piese originale
- B | -15 | Ano, s neoriginálními díly | Da, cu piese neoriginale
water | other | Přišel tablet do styku s tekutinou? | Tableta a intrat în contact cu lichide?
- A+ | 0 | Ne | Nu
- D | -5 | Ano | Da
account-lock | lock | Jste odhlášeni z účtu iCloud / Google / Samsung? | V-ați deconectat din contul iCloud / Google / Samsung?
- A+ | 0 | Ano, nebo se odhlásím před předáním | Da, sau mă voi deconecta înainte de predare
- gate | 0 | Ne, účet nemohu odhlásit | Nu, nu pot deconecta contul
`;
