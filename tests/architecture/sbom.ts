import { z } from 'zod';

const names = z.record(z.string(), z.string()).default({});
const entry = z.object({
  name: z.string().optional(),
  version: z.string().optional(),
  license: z.string().optional(),
  integrity: z.string().optional(),
  dev: z.boolean().default(false),
  optional: z.boolean().default(false),
  dependencies: names,
  optionalDependencies: names,
});
const lockFile = z.object({ version: z.string(), packages: z.record(z.string(), entry) });

type Packages = Readonly<Record<string, z.output<typeof entry>>>;

/** Packages that name their licence in an older form or in a file alone, which was read. */
const readLicences: Readonly<Record<string, string>> = {
  busboy: 'MIT',
  'png-js': 'MIT',
  streamsearch: 'MIT',
};

const nameOf = (place: string): string =>
  place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** https://github.com/package-url/purl-spec/blob/main/types/npm-definition.json */
const purlOf = (name: string, version: string): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** Node's own search: beside the package, then in each folder above it; null for an optional one that is not there. */
function placeOf(packages: Packages, from: string, name: string): string | null {
  const place = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
  if (place in packages) return place;
  if (from === '') return null;
  return placeOf(packages, from.slice(0, Math.max(from.lastIndexOf('node_modules/') - 1, 0)), name);
}

const isExpression = (licence: string) => /[ ()]/.test(licence);

function componentOf(place: string, found: z.output<typeof entry>) {
  const name = found.name ?? nameOf(place);
  const version = found.version ?? '';
  const licence = found.license ?? readLicences[name];
  const [algorithm, digest = ''] = (found.integrity ?? '').split('-');
  return {
    type: 'library',
    'bom-ref': place,
    name,
    version,
    purl: purlOf(name, version),
    scope: found.optional ? 'optional' : 'required',
    licenses:
      licence === undefined
        ? []
        : [isExpression(licence) ? { expression: licence } : { license: { id: licence } }],
    ...(algorithm === 'sha512' && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }],
    }),
  };
}

/**
 * What the program is made of, by its lock file: every package that is installed for production, with licence, hash and what
 * it needs (CycloneDX 1.6, https://cyclonedx.org/docs/1.6/json/). The same lock file makes the same text.
 */
export function billOfMaterials(lock: unknown) {
  const { version, packages } = lockFile.parse(lock);
  const shipped = Object.entries(packages).filter(([place, { dev }]) => place !== '' && !dev);
  const refs = new Set(shipped.map(([place]) => place));
  const needs = (place: string, found: z.output<typeof entry>) => ({
    ref: place === '' ? 'obmena' : place,
    dependsOn: Object.keys({ ...found.dependencies, ...found.optionalDependencies })
      .map((name) => placeOf(packages, place, name))
      .filter((ref): ref is string => ref !== null && refs.has(ref))
      .toSorted(),
  });
  const own = packages[''];
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': 'obmena', name: 'obmena', version },
    },
    components: shipped.map(([place, found]) => componentOf(place, found)),
    dependencies: [
      ...(own === undefined ? [] : [needs('', own)]),
      ...shipped.map(([place, found]) => needs(place, found)),
    ],
  };
}
