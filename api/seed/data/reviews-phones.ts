import type { SeedReview } from '../seed-review.ts';

/** Written so that they fit any phone, new or used. */
export const phoneReviews: readonly SeedReview[] = [
  {
    rating: 5,
    cs: [
      'Objednáno v pondělí, v úterý doručeno. Přenos dat ze starého telefonu trval půl hodiny.',
      'rychlost, displej',
      '',
    ],
    ro: [
      'Comandat luni, marți îl aveam în mână. Transferul datelor de pe telefonul vechi a durat o jumătate de oră.',
      'viteză, ecran',
      '',
    ],
  },
  {
    rating: 4,
    cs: ['Fotí výborně i za šera. Jen je do menší ruky trochu velký.', 'fotoaparát', 'rozměry'],
    ro: [
      'Face poze foarte bune și pe înserat. Doar că e cam mare pentru o mână mică.',
      'camera',
      'dimensiunile',
    ],
  },
  {
    rating: 5,
    cs: [
      'Starý telefon jsem dala na protiúčet a doplatila jen rozdíl. Všechno proběhlo, jak napsali.',
      'výkup starého telefonu',
      '',
    ],
    ro: [
      'Am dat telefonul vechi la schimb și am plătit doar diferența. Totul a mers cum au scris.',
      'schimbul telefonului vechi',
      '',
    ],
  },
  {
    rating: 5,
    cs: [
      'Mám ho tři měsíce a nenašel jsem nic, co by mi vadilo. Baterie vydrží do večera i s navigací.',
      'výdrž, plynulost',
      '',
    ],
    ro: [
      'Îl am de trei luni și nu am găsit nimic care să mă deranjeze. Bateria ține până seara chiar și cu navigația.',
      'autonomia, fluiditatea',
      '',
    ],
  },
  {
    rating: 3,
    cs: [
      'Telefon je v pořádku, ale čekal jsem delší výdrž. Při hraní se zahřívá.',
      'displej',
      'výdrž při hraní',
    ],
    ro: [
      'Telefonul e în regulă, dar mă așteptam la o autonomie mai bună. La jocuri se încălzește.',
      'ecranul',
      'autonomia la jocuri',
    ],
  },
  {
    rating: 5,
    cs: [
      'Koupeno pro mámu. Nastavili nám ho přímo na prodejně a vysvětlili základy.',
      'ochota na prodejně',
      '',
    ],
    ro: [
      'Cumpărat pentru mama. Ni l-au configurat chiar în magazin și ne-au explicat lucrurile de bază.',
      'amabilitatea din magazin',
      '',
    ],
  },
  {
    rating: 4,
    cs: [
      'Solidní telefon za rozumné peníze. Nabíječka v krabici není, s tím počítejte.',
      'cena',
      'bez nabíječky',
    ],
    ro: [
      'Un telefon solid la un preț rezonabil. Încărcătorul nu este în cutie, țineți cont de asta.',
      'prețul',
      'fără încărcător',
    ],
  },
  {
    rating: 5,
    cs: [
      'Přesně podle popisu. Krabice byla zapečetěná a doklad přišel hned e-mailem.',
      'souhlasí s popisem',
      '',
    ],
    ro: [
      'Exact ca în descriere. Cutia era sigilată, iar bonul a venit imediat pe e-mail.',
      'corespunde descrierii',
      '',
    ],
  },
  {
    rating: 4,
    cs: [
      'Přechod z jiného systému byl snazší, než jsem se bála. Zvykám si na gesta.',
      'jednoduché ovládání',
      'trvá si zvyknout',
    ],
    ro: [
      'Trecerea de la alt sistem a fost mai ușoară decât mă temeam. Mă obișnuiesc cu gesturile.',
      'ușor de folosit',
      'cere obișnuință',
    ],
  },
  {
    rating: 5,
    cs: [
      'Videa jsou i za chůze klidná a zvuk je čistý. Natáčím s ním práci na zahradě.',
      'video, zvuk',
      '',
    ],
    ro: [
      'Filmările sunt stabile chiar și din mers, iar sunetul e curat. Filmez cu el lucrul în grădină.',
      'video, sunet',
      '',
    ],
  },
  {
    rating: 2,
    cs: [
      'Telefon funguje, ale kurýr přijel o dva dny později. Na zákaznické lince se omluvili.',
      'telefon samotný',
      'zpoždění dopravy',
    ],
    ro: [
      'Telefonul funcționează, dar curierul a venit cu două zile mai târziu. La telefon și-au cerut scuze.',
      'telefonul în sine',
      'întârzierea livrării',
    ],
  },
  {
    rating: 5,
    cs: [
      'Rezervoval jsem si ho přes web a za dvacet minut byl na prodejně připravený.',
      'rezervace, barva',
      '',
    ],
    ro: [
      'L-am rezervat pe site și în douăzeci de minute era pregătit în magazin.',
      'rezervarea, culoarea',
      '',
    ],
  },
  {
    rating: 5,
    cs: [
      'Po roce s předchůdcem je rozdíl hlavně ve fotkách a v rychlosti nabíjení.',
      'nabíjení, fotky',
      '',
    ],
    ro: [
      'După un an cu modelul dinainte, diferența se vede mai ales la poze și la viteza încărcării.',
      'încărcarea, pozele',
      '',
    ],
  },
  {
    rating: 4,
    cs: [
      'Displej je na slunci dobře čitelný. Zadní strana klouže, bez obalu bych ho nenosila.',
      'čitelnost na slunci',
      'klouže',
    ],
    ro: [
      'Ecranul se citește bine la soare. Spatele alunecă, nu l-aș purta fără husă.',
      'lizibilitatea la soare',
      'alunecă',
    ],
  },
  {
    rating: 5,
    cs: ['Bankovnictví, mapy, fotky. Víc nepotřebuji a všechno je okamžité.', 'rychlost', ''],
    ro: [
      'Aplicația băncii, hărți, poze. Nu am nevoie de mai mult și totul e instantaneu.',
      'viteza',
      '',
    ],
  },
  {
    rating: 4,
    cs: [
      'Hovory jsou čisté i ve vlaku. Škoda, že nejde přidat paměťová karta.',
      'kvalita hovorů',
      'bez paměťové karty',
    ],
    ro: [
      'Convorbirile sunt clare și în tren. Păcat că nu se poate adăuga un card de memorie.',
      'calitatea convorbirilor',
      'fără card de memorie',
    ],
  },
  {
    rating: 5,
    cs: [
      'Druhý kus do rodiny, oba bez jediné závady. Prodloužená záruka mě uklidnila.',
      'spolehlivost',
      '',
    ],
    ro: [
      'Al doilea din familie, amândouă fără nicio defecțiune. Garanția extinsă m-a liniștit.',
      'fiabilitatea',
      '',
    ],
  },
  {
    rating: 3,
    cs: [
      'Za tu cenu dobrý, reproduktor ale při vyšší hlasitosti zkresluje.',
      'cena',
      'reproduktor',
    ],
    ro: [
      'Bun pentru banii aceștia, dar difuzorul distorsionează la volum mare.',
      'prețul',
      'difuzorul',
    ],
  },
];
