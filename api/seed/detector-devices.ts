import type { DeviceKind } from '#core/buyback/device-kind.ts';
import { estimateLaunchPrice, type DeviceSpecs } from '#core/buyback/estimate-launch-price.ts';
import { resaleValue } from '#core/buyback/resale-value.ts';
import type { CalendarDate } from '#core/shared/calendar.ts';
import { manufacturerName } from './data/manufacturers.ts';
import { modelNamer } from './detector-name.ts';
import type { DetectorBrand } from './detector-source.ts';
import { priceListDay, type SeedDevice } from './seed-device.ts';

const kinds: ReadonlyMap<string, DeviceKind> = new Map([
  ['smartphone', 'phone'],
  ['phablet', 'phone'],
  ['tablet', 'tablet'],
  ['wearable', 'smartwatch'],
]);

/** Things that the detector files among phones and that nobody sells us as one. */
const notBought =
  /camera|galaxy nx|aspire|zenbook|dtab|viera|toughpad|gametab|homepod|verizon|[_/|]/i;

const firstYear = 2012;

/** The best lines of the makers that have one. */
const flagship =
  /^(?:galaxy (?:s\d|note|fold|z)|xperia (?:z|xz|1\b|5\b|pro)|p\d0 pro|mate|magic|view|find|nex|x\d0(?!e)|x fold|x flip|v[3-6]0|g[2-8]\b|zenfone \d|mi \d|[3-9]t? pro|[3-9]t$|razr|moto z|\d pro$)(?!.*lite)/i;

type Facts = ReadonlyMap<string, string>;

const factsOf = (text: string): Facts =>
  new Map(
    text.split(';').map((fact): [string, string] => {
      const [key = '', value = ''] = fact.split('=');
      return [key, value];
    }),
  );

/** `2023.07` or `2023` as a day; null for anything else and for a day to come. */
function releaseDay(text: string | undefined): CalendarDate | null {
  const match = /^(20\d\d)(?:\.(0?[1-9]|1[0-2]))?(?:\.\d+)?$/.exec(text ?? '');
  if (match === null) return null;
  const day = `${match[1] ?? ''}-${(match[2] ?? '01').padStart(2, '0')}-01`;
  return day < `${firstYear}-01-01` || day > priceListDay ? null : day;
}

const positive = (text: string | undefined): number | null => {
  const number = Number(text);
  return Number.isFinite(number) && number > 0 ? number : null;
};

/** Width and height in millimetres, the shorter side first; null for a size that cannot be. */
function sizeOf(text: string | undefined): { widthMm: number; heightMm: number } | null {
  const [one = 0, other = 0] = (text ?? '').split('x').map(Number);
  const [widthMm, heightMm] = [Math.min(one, other), Math.max(one, other)];
  return widthMm >= 20 && heightMm <= Math.min(400, widthMm * 3) ? { widthMm, heightMm } : null;
}

/** `1280x800` as makers print it, the longer side first. */
function resolutionOf(text: string | undefined): string | null {
  const [one, other] = (text ?? '').split('x').map(Number);
  return one && other ? `${String(Math.max(one, other))} × ${String(Math.min(one, other))}` : null;
}

/** Kind of a device; the detector calls many a small tablet or watch a smartphone. */
function kindOf(
  declared: string | undefined,
  isFoldable: boolean,
  display: number | null,
  size: ReturnType<typeof sizeOf>,
): DeviceKind | undefined {
  const kind = kinds.get(declared ?? '');
  if (kind !== 'phone') return kind;
  if (size !== null && size.heightMm < 66) return 'smartwatch';
  const isTabletSized = (display ?? 0) >= 7.2 || (size?.widthMm ?? 0) > 100;
  return isTabletSized && !isFoldable ? 'tablet' : 'phone';
}

/** The detector ends some names in a capital letter, as `Moto G9 PoweR`; ThinQ is LG's own. */
const tidyName = (name: string): string =>
  name
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\b([A-Z][a-z]{2,})([A-PR-Z])\b/g, (_, word: string, last: string) => {
      return word + last.toLowerCase();
    });

/** Honor has been a maker of its own since 2020; its older devices are looked for there too. */
const soldAs = (manufacturer: string, name: string) =>
  name.startsWith('Honor ')
    ? { manufacturer: 'Honor', name: name.slice('Honor '.length) }
    : { manufacturer, name };

function detectorDevice(
  maker: string,
  named: { readonly name: string; readonly kind: string | undefined },
  facts: Facts,
): SeedDevice | null {
  const { manufacturer, name } = soldAs(maker, tidyName(named.name));
  const display = positive(facts.get('DS'));
  const size = sizeOf(facts.get('SZ'));
  const kind = kindOf(named.kind, /fold|flip/i.test(name), display, size);
  const releasedOn = releaseDay(facts.get('RE'));
  if (kind === undefined || releasedOn === null || notBought.test(name)) return null;
  const releaseYear = Number(releasedOn.slice(0, 4));
  const memory = positive(facts.get('RM'));
  const isFlagship = flagship.test(name);
  const specs: DeviceSpecs = { kind, manufacturer, releaseYear, isFlagship, memory, display };
  const launchPrice = estimateLaunchPrice(specs);
  return {
    kind,
    manufacturer,
    name,
    releasedOn,
    storageGb: null,
    colors: [],
    ownPrices: null,
    widthMm: size?.widthMm ?? null,
    heightMm: size?.heightMm ?? null,
    shown: {
      diagonal: display,
      // Megabytes; what is left below a whole gigabyte is reserved and not what makers print.
      ramGb: memory === null || memory < 900 ? null : Math.round(memory / 1024),
      grams: positive(facts.get('WT')),
      resolution: resolutionOf(facts.get('RS')),
    },
    aPlus: resaleValue({ kind, manufacturer, launchPrice, releasedOn }, priceListDay),
  };
}

/** Devices of one brand of the detector that have a usable name and a known year of release. */
export function detectorDevices(brand: DetectorBrand): SeedDevice[] {
  const manufacturer = manufacturerName(brand.name);
  if (manufacturer === null) return [];
  const nameOf = modelNamer(brand);
  return brand.facts
    .filter(([, facts]) => !facts.startsWith('->'))
    .flatMap(([key, facts]) => detectorDevice(manufacturer, nameOf(key), factsOf(facts)) ?? []);
}
