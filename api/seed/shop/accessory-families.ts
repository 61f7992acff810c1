import type { Currency } from '#core/market/market.ts';
import { fittedAccessories, plainAccessories } from '../data/accessories.ts';
import { attributeValues } from '../data/attributes.ts';
import { slugOf } from '../slug.ts';
import { baseColor } from './base-color.ts';
import type { Places } from './device-items.ts';
import { diceOf } from './dice.ts';
import { shelfPrice } from './shelf-price.ts';
import type { ShopAttribute, ShopFamily, ShopItem, ShopVariant } from './shop-family.ts';

/** One accessory before it has stock and colours. */
export interface AccessoryLine {
  readonly kind: string;
  readonly manufacturer: string;
  readonly nameCs: string;
  readonly nameRo: string;
  readonly crowns: number;
  readonly colors: readonly string[];
  readonly attributes: readonly ShopAttribute[];
  readonly popularity: number;
  readonly releasedOn: string;
  readonly fits: readonly string[];
}

const lines = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));

/** A value that the tables name by its code; nothing for `-`. */
export function accessoryValue(
  attribute: 'material' | 'connector' | 'accessory-type',
  code: string,
): ShopAttribute[] {
  const row = attributeValues[attribute].find((each) => each.code === code);
  return row ? [{ attribute, value: { code, nameCs: row.nameCs, nameRo: row.nameRo } }] : [];
}

const measured = (attribute: string, text: string | undefined): ShopAttribute[] =>
  text === undefined || text === '-' ? [] : [{ attribute, number: Number(text) }];

/** Accessories of their own, such as headphones and chargers. */
export const plainLines = (): AccessoryLine[] =>
  lines(plainAccessories).map((columns) => {
    const [kind = '', manufacturer = '', nameCs = '', nameRo = '', crowns, connector = ''] =
      columns;
    const [colors = '', power, capacity, length, popularity] = columns.slice(6);
    return {
      kind,
      manufacturer,
      nameCs,
      nameRo,
      crowns: Number(crowns),
      colors: colors.split(' '),
      attributes: [
        ...accessoryValue('connector', connector),
        ...measured('power', power),
        ...measured('battery-capacity', capacity),
        ...measured('length', length),
      ],
      popularity: Number(popularity),
      releasedOn: '2024-09-01',
      fits: [],
    };
  });

/** Devices that accessories are made for: those that many people have. */
const leastPopular = 190;

/** Cases, glasses and straps, one for each device that many people have. */
export const fittedLines = (devices: readonly ShopFamily[]): AccessoryLine[] => {
  const table = lines(fittedAccessories);
  return devices
    .filter(({ popularity }) => popularity >= leastPopular)
    .flatMap((device) =>
      table.flatMap((columns) => {
        const [kind = '', manufacturer = '', nameCs = '', nameRo = '', crowns] = columns;
        const [material = '', colors = '', kinds = ''] = columns.slice(5);
        if (!kinds.split(' ').includes(device.kind)) return [];
        return [
          {
            kind,
            manufacturer,
            crowns: Number(crowns),
            colors: colors.split(' '),
            nameCs: nameCs.replace('{}', device.nameCs),
            nameRo: nameRo.replace('{}', device.nameRo),
            attributes: accessoryValue('material', material),
            popularity: Math.round(device.popularity / 6),
            releasedOn: device.releasedOn,
            fits: [device.seoName],
          },
        ];
      }),
    );
};

const sentences: Readonly<Record<string, { readonly cs: string; readonly ro: string }>> = {
  fitted: {
    cs: 'Vyrobeno přesně pro jeden model: výřezy, tlačítka i fotoaparát sedí na svém místě.',
    ro: 'Făcut exact pentru un model: decupajele, butoanele și camera sunt la locul lor.',
  },
  plain: {
    cs: 'Vybráno a vyzkoušeno našimi techniky se zařízeními, která prodáváme.',
    ro: 'Ales și testat de tehnicienii noștri cu dispozitivele pe care le vindem.',
  },
};

/** An accessory as a family whose variants differ by colour. */
export function accessoryFamily(
  line: AccessoryLine,
  currency: Currency,
  places: Places,
): ShopFamily {
  const { kind, manufacturer, nameCs, nameRo, popularity, releasedOn, fits } = line;
  const sentence = sentences[fits.length > 0 ? 'fitted' : 'plain'];
  const seoName = slugOf(currency === 'CZK' ? nameCs : nameRo);
  return {
    seoName,
    kind: 'accessory',
    manufacturer,
    nameCs,
    nameRo,
    popularity,
    releasedOn,
    fits,
    descriptionCs: `${nameCs}. ${sentence?.cs ?? ''}`,
    descriptionRo: `${nameRo}. ${sentence?.ro ?? ''}`,
    category: kind,
    variants: line.colors.map((code) => accessoryVariant(line, seoName, code, currency, places)),
  };
}

function accessoryVariant(
  line: AccessoryLine,
  family: string,
  code: string,
  currency: Currency,
  places: Places,
): ShopVariant {
  const color = baseColor(code);
  const isOnly = line.colors.length === 1;
  const seoName = isOnly ? family : `${family}-${code}`;
  return {
    seoName,
    nameCs: isOnly ? line.nameCs : `${line.nameCs} ${color.nameCs}`,
    nameRo: isOnly ? line.nameRo : `${line.nameRo} ${color.nameRo}`,
    groupName: '',
    color,
    device: null,
    widthMm: null,
    heightMm: null,
    attributes: [
      ...accessoryValue('accessory-type', line.kind),
      { attribute: 'color', value: color },
      ...line.attributes,
    ],
    items: [accessoryItem(seoName, shelfPrice(line.crowns, currency), places)],
  };
}

function accessoryItem(name: string, price: number, { count }: Places): ShopItem {
  const dice = diceOf(name);
  const all = Array.from({ length: count }, (_, place): readonly [number, number] => [
    place,
    place === 0 ? dice.roll(60) : Math.max(0, dice.roll(8) - 4),
  ]);
  return {
    condition: 'new',
    grade: null,
    batteryPercent: null,
    usualPrice: null,
    price,
    stock: all.filter(([, pieces]) => pieces > 0),
  };
}
