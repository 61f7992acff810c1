/** Questions about a phone; the form is explained in read-questions.ts. */
export const phoneQuestions = `
functional | function | Je telefon plně funkční? | Telefonul este complet funcțional?
- A+ | 0 | Ano, vše funguje bez závad | Da, totul funcționează fără probleme
- C | -5 | Drobná závada (tlačítko, reproduktor, mikrofon, vibrace) | Defect minor (buton, difuzor, microfon, vibrații)
- D | 0 | Větší závada (fotoaparát, nabíjení, Wi-Fi, signál) | Defect major (cameră, încărcare, Wi-Fi, semnal)
- D | -10 | Telefon nelze zapnout | Telefonul nu pornește
display | display | Jaký je stav displeje? | În ce stare este ecranul?
- A+ | 0 | Jako nový, bez škrábanců | Ca nou, fără zgârieturi
- A | 0 | Vlasové škrábance, viditelné jen proti světlu | Zgârieturi foarte fine, vizibile doar în lumină
- B | 0 | Viditelné škrábance, bez prasklin | Zgârieturi vizibile, fără fisuri
- C | -8 | Prasklé sklo, obraz i dotyk fungují | Sticlă crăpată, imaginea și atingerea funcționează
- D | 0 | Vadný obraz, skvrny, pixely nebo nefunkční dotyk | Imagine defectă, pete, pixeli sau atingere nefuncțională
body | body | Jaký je stav rámečku a zadního krytu? | În ce stare sunt rama și carcasa spate?
- A+ | 0 | Bez známek použití | Fără urme de utilizare
- A | 0 | Nepatrné oděrky | Urme foarte mici de uzură
- B | 0 | Zřetelné škrábance nebo oděrky | Zgârieturi sau urme vizibile
- C | -5 | Promáčklý rámeček nebo prasklý zadní kryt | Ramă lovită sau capac spate crăpat
- D | 0 | Ohnutý nebo rozlomený | Îndoit sau rupt
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
water | other | Přišel telefon do styku s tekutinou? | Telefonul a intrat în contact cu lichide?
- A+ | 0 | Ne | Nu
- D | -5 | Ano | Da
sim-lock | other | Je telefon odblokovaný pro všechny operátory? | Telefonul este deblocat pentru toate rețelele?
- A+ | 0 | Ano | Da
- A+ | -10 | Ne, jen pro jednoho operátora | Nu, doar pentru un operator
account-lock | lock | Jste odhlášeni z účtu iCloud / Google / Samsung? | V-ați deconectat din contul iCloud / Google / Samsung?
- A+ | 0 | Ano, nebo se odhlásím před předáním | Da, sau mă voi deconecta înainte de predare
- gate | 0 | Ne, účet nemohu odhlásit | Nu, nu pot deconecta contul
`;
