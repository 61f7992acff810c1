import type { SeedReview } from '../seed-review.ts';

export const tabletReviews: readonly SeedReview[] = [
  {
    rating: 5,
    cs: ['Na čtení a poznámky do školy ideální. Vydrží celý den přednášek.', 'výdrž, displej', ''],
    ro: [
      'Ideal pentru citit și notițe la facultate. Ține o zi întreagă de cursuri.',
      'autonomia, ecranul',
      '',
    ],
  },
  {
    rating: 4,
    cs: [
      'Děti na něm kreslí a koukají na pohádky. Obal bych brala rovnou s ním.',
      'velký displej',
      'váha',
    ],
    ro: [
      'Copiii desenează și se uită la desene pe ea. Husa aș lua-o direct împreună cu ea.',
      'ecranul mare',
      'greutatea',
    ],
  },
  {
    rating: 5,
    cs: [
      'Nahradil mi notebook na cesty. Hovory přes internet zvládá bez potíží.',
      'lehkost, mikrofony',
      '',
    ],
    ro: [
      'Mi-a înlocuit laptopul în călătorii. Apelurile video merg fără probleme.',
      'ușurința, microfoanele',
      '',
    ],
  },
  {
    rating: 4,
    cs: [
      'Rychlý a tenký. Na gauč v obýváku přesně to, co jsem hledal.',
      'rychlost',
      'zrcadlí se na slunci',
    ],
    ro: [
      'Rapidă și subțire. Pentru canapeaua din sufragerie, exact ce căutam.',
      'viteza',
      'reflexii la soare',
    ],
  },
];

export const watchReviews: readonly SeedReview[] = [
  {
    rating: 5,
    cs: ['Měří tep i spánek a s telefonem se spojily napoprvé.', 'přesnost, párování', ''],
    ro: [
      'Măsoară pulsul și somnul, iar cu telefonul s-au conectat din prima.',
      'precizia, conectarea',
      '',
    ],
  },
  {
    rating: 4,
    cs: [
      'Na běhání výborné. Nabíjím obden, což je na moje potřeby dost.',
      'sport, čitelnost',
      'časté nabíjení',
    ],
    ro: [
      'Excelent pentru alergare. Îl încarc o dată la două zile, ceea ce îmi ajunge.',
      'sportul, lizibilitatea',
      'încărcarea deasă',
    ],
  },
  {
    rating: 5,
    cs: [
      'Dárek k narozeninám. Řemínek jde vyměnit bez nářadí a na ruce o nich nevím.',
      'vzhled, pohodlí',
      '',
    ],
    ro: [
      'Cadou de ziua cuiva drag. Cureaua se schimbă fără unelte și nici nu îl simți la mână.',
      'aspectul, confortul',
      '',
    ],
  },
  {
    rating: 3,
    cs: ['Oznámení chodí spolehlivě, výdrž je ale slabší, než jsem čekala.', 'oznámení', 'výdrž'],
    ro: [
      'Notificările vin sigur, dar autonomia e mai slabă decât mă așteptam.',
      'notificările',
      'autonomia',
    ],
  },
];

export const accessoryReviews: readonly SeedReview[] = [
  {
    rating: 5,
    cs: ['Sedí přesně a po měsíci každodenního používání vypadá jako nové.', 'provedení', ''],
    ro: ['Se potrivește perfect și după o lună de folosire zilnică arată ca nou.', 'execuția', ''],
  },
  {
    rating: 4,
    cs: ['Za tu cenu není co řešit. Přišlo s telefonem v jednom balíčku.', 'cena, dodání', ''],
    ro: [
      'La prețul acesta nu ai ce comenta. A venit cu telefonul într-un singur colet.',
      'prețul, livrarea',
      '',
    ],
  },
  {
    rating: 5,
    cs: ['Kvalitní materiál, nic nevrže ani se neviklá.', 'materiál', ''],
    ro: ['Material de calitate, nimic nu scârțâie și nu se mișcă.', 'materialul', ''],
  },
  {
    rating: 4,
    cs: [
      'Dělá, co má. Barva je ve skutečnosti o trochu tmavší než na obrázku.',
      'funkčnost',
      'odstín',
    ],
    ro: [
      'Face ce trebuie. Culoarea e în realitate puțin mai închisă decât în imagine.',
      'funcționalitatea',
      'nuanța',
    ],
  },
];
