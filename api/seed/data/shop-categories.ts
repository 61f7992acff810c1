/**
 * The tree of categories: depth by `>` | key | Czech name | Romanian name | Czech address piece |
 * Romanian address piece | boost of search. Makers' categories are added below the first three.
 */
const table = `
phone | Telefony | Telefoane | telefony | telefoane | 3
tablet | Tablety | Tablete | tablety | tablete | 2.5
smartwatch | Chytré hodinky | Ceasuri inteligente | chytre-hodinky | ceasuri-inteligente | 2.5
accessory | Příslušenství | Accesorii | prislusenstvi | accesorii | 1
> case | Pouzdra a kryty | Huse și carcase | pouzdra-a-kryty | huse-si-carcase | 1
> glass | Ochranná skla a fólie | Folii și sticle de protecție | ochranna-skla | folii-de-protectie | 1
> charger | Nabíječky | Încărcătoare | nabijecky | incarcatoare | 1
> wireless | Bezdrátové nabíječky | Încărcătoare wireless | bezdratove-nabijecky | incarcatoare-wireless | 1
> cable | Kabely | Cabluri | kabely | cabluri | 1
> power-bank | Powerbanky | Baterii externe | powerbanky | baterii-externe | 1
> headphones | Sluchátka | Căști | sluchatka | casti | 1.5
> strap | Řemínky k hodinkám | Curele de ceas | reminky | curele-de-ceas | 1
> stylus | Stylusy | Stylusuri | stylusy | stylusuri | 1
> holder | Držáky a stojany | Suporturi | drzaky | suporturi | 1
`;

export interface SeedCategory {
  readonly key: string;
  readonly parentKey: string | null;
  readonly nameCs: string;
  readonly nameRo: string;
  readonly slug: { readonly cz: string; readonly ro: string };
  readonly boost: number;
}

/** Categories with parents before their children. */
export function readCategories(): SeedCategory[] {
  let root: string | null = null;
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const isChild = line.startsWith('> ');
      const [key = '', nameCs = '', nameRo = '', cz = '', ro = '', boost = '1'] = line
        .replace(/^> /, '')
        .split(' | ');
      const parentKey = isChild ? root : null;
      if (!isChild) root = key;
      return { key, parentKey, nameCs, nameRo, slug: { cz, ro }, boost: Number(boost) };
    });
}

/** Makers of each kind of device that have a category of their own, in its order. */
export const categoryMakers: Readonly<Record<string, readonly string[]>> = {
  phone: [
    ...['Apple', 'Samsung', 'Xiaomi', 'Google', 'Motorola', 'Honor', 'Huawei', 'OnePlus'],
    ...['realme', 'POCO', 'Sony', 'Nothing'],
  ],
  tablet: ['Apple', 'Samsung', 'Lenovo', 'Xiaomi', 'Huawei'],
  smartwatch: ['Apple', 'Samsung', 'Garmin', 'Google', 'Huawei', 'Xiaomi', 'Amazfit'],
};
