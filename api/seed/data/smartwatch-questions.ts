/** Questions about a smartwatch; the form is explained in read-questions.ts. */
export const smartwatchQuestions = `
functional | function | Jsou hodinky plně funkční? | Ceasul este complet funcțional?
- A+ | 0 | Ano, vše funguje bez závad | Da, totul funcționează fără probleme
- C | -5 | Drobná závada (tlačítko, korunka, vibrace) | Defect minor (buton, coroană, vibrații)
- D | 0 | Větší závada (senzory, nabíjení, párování) | Defect major (senzori, încărcare, asociere)
- D | -10 | Hodinky nelze zapnout | Ceasul nu pornește
display | display | Jaký je stav displeje? | În ce stare este ecranul?
- A+ | 0 | Jako nový, bez škrábanců | Ca nou, fără zgârieturi
- A | 0 | Vlasové škrábance, viditelné jen proti světlu | Zgârieturi foarte fine, vizibile doar în lumină
- B | 0 | Viditelné škrábance, bez prasklin | Zgârieturi vizibile, fără fisuri
- C | -8 | Prasklé sklo, obraz i dotyk fungují | Sticlă crăpată, imaginea și atingerea funcționează
- D | 0 | Vadný obraz, skvrny, pixely nebo nefunkční dotyk | Imagine defectă, pete, pixeli sau atingere nefuncțională
body | body | Jaký je stav pouzdra hodinek? | În ce stare este carcasa ceasului?
- A+ | 0 | Bez známek použití | Fără urme de utilizare
- A | 0 | Nepatrné oděrky | Urme foarte mici de uzură
- B | 0 | Zřetelné škrábance nebo oděrky | Zgârieturi sau urme vizibile
- C | -5 | Promáčklé pouzdro nebo prasklé zadní sklo | Carcasă lovită sau sticlă spate crăpată
battery | battery | Jak dlouho hodinky vydrží na jedno nabití? | Cât rezistă ceasul la o încărcare?
- A+ | 0 | Jako nové | Ca nou
- B | -8 | Znatelně méně než nové | Vizibil mai puțin decât nou
- C | -15 | Jen pár hodin | Doar câteva ore
charger | charger | Přikládáte nabíječku k hodinkám? | Includeți încărcătorul ceasului?
- A+ | 0 | Ano | Da
- A | -6 | Ne | Nu
strap | accessories | Přikládáte řemínek? | Includeți cureaua?
- A+ | 0 | Ano, originální v dobrém stavu | Da, originală, în stare bună
- A | -2 | Ano, opotřebovaný | Da, uzată
- A | -5 | Ne | Nu
box | accessories | Máte původní krabici? | Aveți cutia originală?
- A+ | 1 | Ano | Da
- A+ | 0 | Ne | Nu
water | other | Jeví hodinky známky poškození tekutinou? | Ceasul prezintă urme de lichid?
- A+ | 0 | Ne | Nu
- D | -5 | Ano | Da
account-lock | lock | Jsou hodinky odpárované a odhlášené z účtu? | Ceasul este deconectat de telefon și de cont?
- A+ | 0 | Ano, nebo se odhlásím před předáním | Da, sau mă voi deconecta înainte de predare
- gate | 0 | Ne, účet nemohu odhlásit | Nu, nu pot deconecta contul
`;
