import { deviceKinds } from '#core/buyback/device-kind.ts';
import type { GradePrices } from '#core/buyback/grade-prices.ts';
import { resaleValue, valueWithStorage } from '#core/buyback/resale-value.ts';
import { colorNamed } from './data/colors.ts';
import { knownSpecs } from './data/device-specs.ts';
import { priceListDay, type SeedDevice } from './seed-device.ts';

/** One line of a device table: a model with all its capacities. */
export interface TableDevice {
  readonly launchPrice: number;
  /** The model in its first capacity, then in the others. */
  readonly variants: readonly [SeedDevice, ...SeedDevice[]];
}

const numbers = (text: string): number[] => text.split(' ').filter(Boolean).map(Number);

function gradePricesOf(text: string | undefined): GradePrices | null {
  if (text === undefined) return null;
  const [aPlus = NaN, a = NaN, b = NaN, c = NaN, d = NaN] = numbers(text);
  return { 'A+': aPlus, A: a, B: b, C: c, D: d };
}

function readLine(line: string): TableDevice {
  const columns = line.split('|').map((column) => column.trim());
  const [kindText, manufacturer = '', name = '', month = '', launch, storages = ''] = columns;
  const [size = '', colors = '', prices] = columns.slice(6);
  const kind = deviceKinds.find((each) => each === kindText);
  const launchPrice = Number(launch);
  if (kind === undefined || !(launchPrice > 0)) throw new Error(`unreadable seed line: ${line}`);
  const [widthMm = null, heightMm = null] = numbers(size.replace('x', ''));
  const [firstGb = null, ...otherGbs] = numbers(storages);
  const releasedOn = `${month}-01`;
  const ownPrices = gradePricesOf(prices);
  const first: SeedDevice = {
    kind,
    manufacturer,
    name,
    storageGb: firstGb,
    releasedOn,
    widthMm,
    heightMm,
    ownPrices,
    shown: knownSpecs.get(`${manufacturer} ${name}`) ?? knownSpecs.get(name) ?? null,
    colors: colors.split(', ').map(colorNamed),
    aPlus:
      ownPrices?.['A+'] ??
      resaleValue({ kind, manufacturer, launchPrice, releasedOn }, priceListDay),
  };
  const others = otherGbs.map((storageGb) => ({
    ...first,
    storageGb,
    aPlus: valueWithStorage(first.aPlus, firstGb ?? storageGb, storageGb),
    ownPrices: null,
  }));
  return { launchPrice, variants: [first, ...others] };
}

/**
 * Reads `kind | manufacturer | model | release YYYY-MM | launch price CZK | capacities GB |
 * width x height mm | colours [| A+ A B C D prices CZK of the first capacity]`, one device a line.
 * Prices that nobody set come from the launch price and the age. Throws on a line it cannot read.
 */
export const readDeviceTable = (table: string): TableDevice[] =>
  table.trim().split('\n').map(readLine);
