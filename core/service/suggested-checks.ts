/**
 * Checks that a bench may begin with: Czech name | Romanian name | when | kind | required after the work | operation, where it belongs to one
 * | unit | lowest | highest | Czech words | Romanian words.
 */
const table = `
Zapne se a drží zapnuté | Pornește și rămâne pornit | both | verdict | yes | - | - | - | - | - | -
Displej a dotyk v celé ploše | Ecran și touch pe toată suprafața | both | verdict | yes | - | - | - | - | - | -
Nabíjení a konektor | Încărcare și mufă | both | verdict | yes | - | - | - | - | - | -
Zadní i přední fotoaparát | Camera din spate și cea frontală | both | verdict | yes | - | - | - | - | - | -
Reproduktor, sluchátko a mikrofon | Difuzor, cască și microfon | both | verdict | yes | - | - | - | - | - | -
Wi-Fi, Bluetooth a signál | Wi-Fi, Bluetooth și semnal | both | verdict | yes | - | - | - | - | - | -
Tlačítka a vibrace | Butoane și vibrații | both | verdict | yes | - | - | - | - | - | -
Otisk prstu nebo Face ID | Amprentă sau Face ID | both | verdict | yes | - | - | - | - | - | -
Kondice baterie | Starea bateriei | both | number | no | - | % | 0 | 100 | - | -
Nabíjecí cykly | Cicluri de încărcare | both | number | no | - | cyklů / cicluri | 0 | 5000 | - | -
Kondice nové baterie | Starea bateriei noi | after | number | yes | vymena-baterie | % | 0 | 100 | - | -
Původ nového displeje | Proveniența ecranului nou | after | choice | yes | vymena-displeje | - | - | - | originální, neoriginální, repasovaný | original, neoriginal, recondiționat
Ostření a stabilizace fotoaparátu | Focalizarea și stabilizarea camerei | after | verdict | yes | vymena-fotoaparatu | - | - | - | - | -
Indikátor vlhkosti | Indicator de umiditate | before | choice | no | vyteceni | - | - | - | bílý, růžový, červený | alb, roz, roșu
`;

const wordOf = (cell: string | undefined): string | null =>
  cell === undefined || cell === '-' ? null : cell;
const numberOf = (cell: string | undefined): number | null => {
  const word = wordOf(cell);
  return word === null ? null : Number(word);
};

/** What the customer is told of the battery, before the repair and after it. */
const shownToCustomers = new Set(['Kondice baterie', 'Kondice nové baterie']);

/** Checks that a bench may begin with, in their order; `operation` is the slug of the one that they belong to. */
export const suggestedChecks = table
  .trim()
  .split('\n')
  .map((line) => {
    const [name_cs = '', name_ro = '', when_made = '', kind = '', required, ...rest] =
      line.split(' | ');
    const [operation, unit, lowest, highest, choicesCs, choicesRo] = rest;
    return {
      name_cs,
      name_ro,
      when_made,
      kind,
      is_required: required === 'yes',
      is_battery_health: shownToCustomers.has(name_cs),
      operation: wordOf(operation),
      unit: wordOf(unit),
      lowest: numberOf(lowest),
      highest: numberOf(highest),
      choices_cs: wordOf(choicesCs),
      choices_ro: wordOf(choicesRo),
    };
  });
