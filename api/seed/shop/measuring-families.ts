import type { Currency } from '#core/market/market.ts';
import { measuringMakers } from '../data/accessories.ts';
import { accessoryFamily, accessoryValue, type AccessoryLine } from './accessory-families.ts';
import type { Places } from './device-items.ts';
import { diceOf } from './dice.ts';
import type { ShopFamily } from './shop-family.ts';

/** What every maker makes for every device in a catalogue for measuring. */
const products = [
  { kind: 'case', cs: 'silikonové pouzdro', ro: 'husă din silicon', material: 'silicone' },
  { kind: 'case', cs: 'kožené pouzdro', ro: 'husă din piele', material: 'leather' },
  { kind: 'case', cs: 'knížkové pouzdro', ro: 'husă tip carte', material: 'eco-leather' },
  { kind: 'case', cs: 'odolný kryt', ro: 'carcasă rezistentă', material: 'plastic' },
  { kind: 'case', cs: 'průhledný kryt', ro: 'carcasă transparentă', material: 'silicone' },
  { kind: 'glass', cs: 'ochranné sklo', ro: 'sticlă de protecție', material: 'tempered-glass' },
  { kind: 'glass', cs: 'soukromé sklo', ro: 'sticlă privacy', material: 'tempered-glass' },
  { kind: 'glass', cs: 'ochranná fólie', ro: 'folie de protecție', material: 'plastic' },
  { kind: 'holder', cs: 'držák do auta', ro: 'suport auto', material: 'plastic' },
  { kind: 'charger', cs: 'rychlonabíječka', ro: 'încărcător rapid', material: 'plastic' },
  { kind: 'cable', cs: 'nabíjecí kabel', ro: 'cablu de încărcare', material: 'textile' },
  {
    kind: 'power-bank',
    cs: 'magnetická powerbanka',
    ro: 'baterie externă magnetică',
    material: 'metal',
  },
] as const;

const series = ['Classic', 'Air', 'Armor', 'Pure', 'Slim', 'Edge', 'Nova', 'Core'] as const;
const colors = ['black', 'white', 'blue', 'red', 'green', 'pink', 'clear', 'brown'] as const;

/**
 * Accessories by many makers for the shop's devices, one variant and one stock item each, until
 * there are `count`: real names that people search for, in numbers that no shop has.
 */
export function* measuringFamilies(
  devices: readonly ShopFamily[],
  count: number,
  currency: Currency,
  places: Places,
): Generator<ShopFamily> {
  const popular = devices.toSorted((a, b) => b.popularity - a.popularity);
  let left = count;
  for (const line of series) {
    for (const product of products) {
      for (const maker of measuringMakers) {
        for (const device of popular) {
          if (left === 0) return;
          left -= 1;
          yield accessoryFamily(measuringLine(line, product, maker, device), currency, places);
        }
      }
    }
  }
}

function measuringLine(
  line: string,
  product: (typeof products)[number],
  manufacturer: string,
  device: ShopFamily,
): AccessoryLine {
  const named = `${manufacturer} ${line}`;
  const dice = diceOf(`${named}${product.cs}${device.seoName}`);
  return {
    kind: product.kind,
    manufacturer,
    releasedOn: device.releasedOn,
    fits: [device.seoName],
    nameCs: `${named} ${product.cs} pro ${device.nameCs}`,
    nameRo: `${product.ro} ${named} pentru ${device.nameRo}`,
    crowns: 149 + dice.roll(90) * 10,
    colors: [dice.pick(colors)],
    attributes: accessoryValue('material', product.material),
    popularity: dice.roll(1 + Math.round(device.popularity / 10)),
  };
}
