import { foldText } from '../shared/text.ts';

/** A place as the Romanian e-invoice codes it. */
export interface RomanianPlace {
  /** ISO 3166-2:RO. */
  readonly county: string;
  /** In Bucharest its sector, `SECTOR1` to `SECTOR6` (BR-RO-100). */
  readonly city: string;
}

/** Counties by the first two digits of their postcodes; Bucharest has 01 to 06, one of each sector. */
const countyOfPostcode: Readonly<Record<string, string>> = {
  '07': 'IF',
  '08': 'GR',
  '10': 'PH',
  '11': 'AG',
  '12': 'BZ',
  '13': 'DB',
  '14': 'TR',
  '20': 'DJ',
  '21': 'GJ',
  '22': 'MH',
  '23': 'OT',
  '24': 'VL',
  '30': 'TM',
  '31': 'AR',
  '32': 'CS',
  '33': 'HD',
  '40': 'CJ',
  '41': 'BH',
  '42': 'BN',
  '43': 'MM',
  '44': 'SM',
  '45': 'SJ',
  '50': 'BV',
  '51': 'AB',
  '52': 'CV',
  '53': 'HR',
  '54': 'MS',
  '55': 'SB',
  '60': 'BC',
  '61': 'NT',
  '62': 'VN',
  '70': 'IS',
  '71': 'BT',
  '72': 'SV',
  '73': 'VS',
  '80': 'GL',
  '81': 'BR',
  '82': 'TL',
  '90': 'CT',
  '91': 'CL',
  '92': 'IL',
};

const countyOfName: Readonly<Record<string, string>> = {
  alba: 'AB',
  arad: 'AR',
  arges: 'AG',
  bacau: 'BC',
  bihor: 'BH',
  'bistrita nasaud': 'BN',
  botosani: 'BT',
  braila: 'BR',
  brasov: 'BV',
  bucuresti: 'B',
  buzau: 'BZ',
  calarasi: 'CL',
  'caras severin': 'CS',
  cluj: 'CJ',
  constanta: 'CT',
  covasna: 'CV',
  dambovita: 'DB',
  dolj: 'DJ',
  galati: 'GL',
  giurgiu: 'GR',
  gorj: 'GJ',
  harghita: 'HR',
  hunedoara: 'HD',
  ialomita: 'IL',
  iasi: 'IS',
  ilfov: 'IF',
  maramures: 'MM',
  mehedinti: 'MH',
  mures: 'MS',
  neamt: 'NT',
  olt: 'OT',
  prahova: 'PH',
  salaj: 'SJ',
  'satu mare': 'SM',
  sibiu: 'SB',
  suceava: 'SV',
  teleorman: 'TR',
  timis: 'TM',
  tulcea: 'TL',
  valcea: 'VL',
  vaslui: 'VS',
  vrancea: 'VN',
};

const codes = new Set(Object.values(countyOfName));
const capital = 'B';

/**
 * Codes an address in Romania as CIUS-RO 1.0.1 demands it (BR-RO-100, 110). The county is the one behind
 * the town, as documents write it (`Cluj-Napoca, Cluj`), or else the one of the postcode; the sector of
 * Bucharest the one that is written, or else the postcode's. Null where neither says it.
 */
export function romanianPlace(address: {
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
}): RomanianPlace | null {
  const { street, city } = address;
  const written = writtenCounty(city);
  const digits = address.postcode.replace(/\D/gu, '');
  const zone = digits.length === 6 ? digits.slice(0, 2) : '';
  const zoneSector = /^0[1-6]$/u.test(zone) ? zone.slice(1) : null;
  const sector = sectorIn(city) ?? sectorIn(street) ?? zoneSector;
  const isCapital = plain(city).startsWith('bucuresti') || sectorIn(city) !== null;
  const county =
    written?.county ??
    (isCapital || zoneSector !== null ? capital : countyOfPostcode[zone]) ??
    null;
  if (county === null) return null;
  if (county === capital) {
    return sector === null ? null : { county: 'RO-B', city: `SECTOR${sector}` };
  }
  const town = (written?.town ?? city).trim();
  return town === '' ? null : { county: `RO-${county}`, city: town };
}

/** A text without marks, in small letters, its words apart by one space. */
const plain = (text: string): string =>
  foldText(text)
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim();

const sectorIn = (text: string): string | null =>
  /\bsector(?:ul)? ?([1-6])\b/u.exec(plain(text))?.[1] ?? null;

/** The county behind the last comma, by its name or its letters on number plates, and the town before it. */
function writtenCounty(city: string): { readonly county: string; readonly town: string } | null {
  const at = city.lastIndexOf(',');
  if (at < 0) return null;
  const said = city.slice(at + 1);
  const name = plain(said).replace(/^(?:judetul|jud|municipiul) /u, '');
  const letters = said.trim().toUpperCase().replace(/^RO-/u, '');
  const county = countyOfName[name] ?? (codes.has(letters) ? letters : null);
  return county === null ? null : { county, town: city.slice(0, at) };
}
