import { genericColors, type SeedColor } from './data/colors.ts';
import { popularManufacturers } from './data/manufacturers.ts';
import type { SeedDevice } from './seed-device.ts';
import { freeSlugOf, slugOf, storageSuffix } from './slug.ts';

/** A device with its place in the catalogue. */
export interface CatalogueModel extends SeedDevice {
  readonly slug: string;
  readonly manufacturerSlug: string;
  readonly colors: readonly (SeedColor & { readonly fullSlug: string })[];
  /** From 1; smaller comes first. */
  readonly popularity: number;
}

export interface Catalogue {
  readonly manufacturers: { slug: string; name: string; popularity: number }[];
  readonly models: CatalogueModel[];
}

/** One model of one maker in one capacity, however its name is written. */
const identityOf = (device: SeedDevice): string =>
  `${slugOf(device.manufacturer)}/${slugOf(device.name)}`;

/** Our tables name some models by their generation where the detector has the year. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['apple/iphone-se-2020', 'apple/iphone-se-2nd-generation'],
  ['motorola/moto-razr-40-ultra', 'motorola/razr-40-ultra'],
]);

/** Our tables leave out the 5G that every variant sold here has. */
const without5g = (identity: string): string => identity.replace(/-5g$/, '');

/** Devices of the second source that the first does not have, and each once. */
function withoutKnown(known: readonly SeedDevice[], others: readonly SeedDevice[]): SeedDevice[] {
  const inTables = new Set(known.map(identityOf).map(without5g));
  const seen = new Set<string>();
  return others.filter((device) => {
    const identity = identityOf(device);
    const isKnown = inTables.has(without5g(otherNames.get(identity) ?? identity));
    if (isKnown || seen.has(identity)) return false;
    seen.add(identity);
    return true;
  });
}

/** Names that two makers use, such as `Spark`; neither may have the bare slug. */
function sharedNames(devices: readonly SeedDevice[]): ReadonlySet<string> {
  const makerOf = new Map<string, string>();
  const shared = new Set<string>();
  for (const { name, manufacturer } of devices) {
    const slug = slugOf(name);
    const maker = makerOf.get(slug) ?? manufacturer;
    if (maker === manufacturer) makerOf.set(slug, maker);
    else shared.add(slug);
  }
  return shared;
}

const newerFirst = (a: SeedDevice, b: SeedDevice): number =>
  a.releasedOn === b.releasedOn ? 0 : a.releasedOn < b.releasedOn ? 1 : -1;

/**
 * Joins the devices priced by hand or by launch price with those of the detector into one
 * catalogue: every model once, slugs unique in the whole of it, known devices first and newer
 * first. Within a model the order of capacities is the table's.
 */
export function buildCatalogue(
  known: readonly SeedDevice[],
  detected: readonly SeedDevice[],
): Catalogue {
  const devices = [
    ...known.toSorted(newerFirst),
    ...withoutKnown(known, detected).toSorted(newerFirst),
  ];
  const shared = sharedNames(devices);
  const models = devices.map((device, index): CatalogueModel => {
    const manufacturerSlug = slugOf(device.manufacturer);
    const nameSlug = slugOf(device.name);
    const free = shared.has(nameSlug) ? null : freeSlugOf(device.name);
    const slug = `${free ?? `${manufacturerSlug}-${nameSlug}`}${storageSuffix(device.storageGb)}`;
    const colors = device.colors.length > 0 ? device.colors : genericColors(slug);
    return {
      ...device,
      slug,
      manufacturerSlug,
      popularity: index + 1,
      colors: colors.map((color) => ({ ...color, fullSlug: `${slug}-${color.slug}` })),
    };
  });
  return { manufacturers: manufacturersOf(devices), models };
}

function manufacturersOf(devices: readonly SeedDevice[]): Catalogue['manufacturers'] {
  const names = [...new Set(devices.map(({ manufacturer }) => manufacturer))];
  return names.map((name) => {
    const place = popularManufacturers.indexOf(name);
    return { slug: slugOf(name), name, popularity: place < 0 ? 1000 : place + 1 };
  });
}
