/**
 * Kinds of things, colours and conditions with the words by which people ask for them in Czech,
 * Slovak, Romanian and English, folded. `stem+` stands for the stem with any ending of
 * `conceptEndings`; a plain word for itself alone. Whatever a name is written with, one who types
 * any word of its line finds it.
 */
export const conceptForms: Readonly<Record<string, string>> = {
  phone: `mobil+ mobiln+ telefon+ smartphon+ smartfon+ mobily telefonu phone phones telefoane
    telefonul telefoanele celular celulare`,
  tablet: 'tablet+ tableta tabletu tabletul tabletele tablete',
  watch: `hodink+ hodinek hodinkam hodinkach watch watches smartwatch smartwatche ceas ceasuri
    ceasul ceasurile`,
  case: `obal+ pouzdr+ pouzder kryt+ puzdr+ puzder case cover covers cases hus+ husa huse husei husele
    carcas+ carcasa carcase etui bumper toc tocuri zadni`,
  glass: `skl+ sklo skla skel sklicko foli+ folie folii folia sticl+ sticla sticle glass tvrzen+
    temperovan+`,
  charger: `nabijeck+ nabijecek nabijack+ nabijaciek rychlonabijeck+ rychlonabijecek
    incarcator+ incarcatoare adapter+ adaptor+ charger chargers alimentator`,
  // Two words that stand beside each other are looked up as one: `fără fir`.
  wireless: `bezdratov+ bezdrotov+ wireless indukcn+ inductie bluetooth farafir farafire
    bezkabelu`,
  cable: 'kabel+ kabl+ kablik+ snur+ cablu cabluri cablul cable cables',
  'power-bank': `powerbank+ powerbanka powerbanky powerbanku baterie externa externe baterii
    acumulator`,
  headphones: `sluchatk+ sluchatek sluchadl+ sluchadiel casti castile casca headphone headphones earphones
    earbuds headset handsfree pecky spunty`,
  strap: `remin+ remink+ reminek remienok remienk+ pasek pask+ naramek naramk+ curea curele bratara
    bratari strap straps band`,
  stylus: 'stylus+ stylusuri pero pera pen pencil creion',
  holder: 'drzak+ drziak+ stojan+ stojanek stojank+ suport suporturi suportul holder stand',
  accessory: 'prislusenstv+ prislusenstvi doplnk+ accesorii accesoriu accessories',
  new: 'novy nove noveho novou novych nou noua noi new',
  'nearly-new': 'rozbalen+ zanovni resigilat resigilata resigilate vystaveny predvadeci',
  used: `pouzit+ bazar+ bazarov+ repasovan+ renovovan+ reconditionat reconditionata reconditionate
    folosit folosita folosite utilizat utilizata second secondhand refurbished zanovn+ used ojety ojete`,
  black: 'cern+ ciern+ negru neagra negre negri black obsidian midnight',
  white: 'bil+ biel+ alb alba albe albi white starlight porcelain',
  gray: 'sed+ siv+ gri gray grey graphite',
  silver: 'stribrn+ striebor+ striebrn+ argintiu argintie argintii silver',
  blue: 'modr+ albastru albastra albastre albastri blue navy',
  green: 'zelen+ verde verzi green',
  yellow: 'zlut+ zlt+ galben galbena galbene yellow',
  gold: 'zlat+ auriu aurie aurii gold',
  orange: 'oranzov+ portocaliu portocalie orange',
  red: 'cerven+ rosu rosie rosii red',
  pink: 'ruzov+ roz pink rose',
  purple: 'fialov+ mov violet purple lavender',
  brown: 'hned+ maro brown',
  clear: 'pruhledn+ priehladn+ transparentn+ transparent transparenta transparente clear cir+',
};

/** Endings of Czech and Slovak nouns and adjectives; the empty one is the bare stem. */
export const conceptEndings = [
  ...['', 'a', 'e', 'i', 'y', 'u', 'o', 'ou', 'em', 'ek', 'ka', 'ky', 'ku', 'am', 'ach', 'ami'],
  ...[
    'um',
    'ech',
    'eho',
    'emu',
    'ej',
    'ich',
    'ych',
    'im',
    'ym',
    'ovi',
    'ove',
    'ni',
    'na',
    'ne',
    'ny',
  ],
];

/** Kinds that name an accessory: what they are for stands behind them in a query. */
export const accessoryConcepts: ReadonlySet<string> = new Set([
  ...['case', 'glass', 'charger', 'wireless', 'cable', 'power-bank', 'headphones', 'strap'],
  ...['stylus', 'holder', 'accessory'],
]);

/** Accessories that serve more than one model: a charger is also one for a phone it does not name. */
export const universalConcepts: ReadonlySet<string> = new Set([
  ...['charger', 'wireless', 'cable', 'power-bank', 'headphones', 'stylus', 'holder', 'accessory'],
]);

/** Names of the devices of some makers, by the maker's folded name: whose charger it is, it fits. */
export const deviceNames: ReadonlyMap<string, readonly string[]> = new Map([
  ['apple', ['iphone', 'ipad']],
  ['samsung', ['galaxy']],
  ['google', ['pixel']],
  ['xiaomi', ['redmi', 'poco']],
]);

/** Kinds of devices: beside an accessory they only say what it is for. */
export const deviceConcepts: ReadonlySet<string> = new Set(['phone', 'tablet', 'watch']);

/** Spellings by ear and short names, folded, with what they stand for. */
export const aliases: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ajfon: 'iphone',
    ajfony: 'iphone',
    ajfoun: 'iphone',
    aifon: 'iphone',
    aifoun: 'iphone',
    ajphone: 'iphone',
    ifon: 'iphone',
    ifoun: 'iphone',
    aifonul: 'iphone',
    iph: 'iphone',
    ajpad: 'ipad',
    aipad: 'ipad',
    ajpod: 'airpods',
    erpods: 'airpods',
    erpody: 'airpods',
    eirpods: 'airpods',
    ejrpods: 'airpods',
    erpodsy: 'airpods',
    airpody: 'airpods',
    samsunk: 'samsung',
    sansung: 'samsung',
    galaxie: 'galaxy',
    geleksi: 'galaxy',
    galexi: 'galaxy',
    saomi: 'xiaomi',
    sjaomi: 'xiaomi',
    ksiaomi: 'xiaomi',
    siaomi: 'xiaomi',
    xaomi: 'xiaomi',
    chuawei: 'huawei',
    hjuavej: 'huawei',
    huavej: 'huawei',
    huavei: 'huawei',
    huaveji: 'huawei',
    vatch: 'watch',
    masina: 'auto',
    masini: 'auto',
    masinii: 'auto',
    apel: 'apple',
    aple: 'apple',
    epl: 'apple',
    jablko: 'apple',
    jablicko: 'apple',
    generace: 'generation',
    generaci: 'generation',
    generatia: 'generation',
    generatie: 'generation',
  }),
);

/**
 * Words for a sort of devices that no name says, folded, with the words of the models that are of it; one way, so that who
 * asks for a Flip is shown no Fold.
 */
export const modelsMeant: ReadonlyMap<string, readonly string[]> = new Map(
  [
    {
      said: `skladaci skladaciho skladacich skladacka ohebny ohebne ohebneho ohebnych rozkladaci pliabil
        pliabila pliabile pliabilul foldable`,
      models: 'flip fold razr',
    },
    {
      said: `outdoor outdoorovy outdoorove odolny odolne odolneho odolnych rezistent rezistente rugged`,
      models: 'xcover rugged armor',
    },
  ].flatMap(({ said, models }) =>
    said.split(/\s+/).map((word) => [word, models.split(' ')] as const),
  ),
);

/** Words that ask for nothing a product has; folded. They are read only where nothing else is. */
export const noiseWords: ReadonlySet<string> = new Set(
  `na k ke s z ze do od v ve a i u o pre for of the with and to in de la cu si sau pe din pt pentru un
  o lui ca levne levny levna levneho nejlevnejsi cena ceny koupit prodej eshop akce sleva slevy skladem
  nejlepsi recenze chytre chytry chytra chytrych inteligent inteligente smart ieftin ieftina ieftine
  pret pretul preturi oferta oferte cumpara cumparare reducere magazin znacky znacka original
  originalni kvalitni dobry dobre prosim hledam chci hand ochranny ochranna ochranne ochrannych protectie
  protector protectii dual dualsim sim esim ram stav stare grade`
    .split(/\s+/)
    .filter(Boolean),
);
