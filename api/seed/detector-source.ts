import { createRequire } from 'node:module';
import { z } from 'zod';

/** One pattern of a brand: which model it names and what kind of device that is. */
const detectorModel = z.object({ model: z.string(), device: z.string().optional() });

const detectorBrands = z.record(
  z.string(),
  z.object({
    device: z.string().optional(),
    model: z.string().optional(),
    models: z.array(detectorModel.partial()).optional(),
  }),
);

/** Brand (lower case) → model (lower case) → `KEY=value;…`, or `->other` for an alias; null where nothing is known. */
const detectorFacts = z.record(z.string(), z.record(z.string(), z.string()).nullable());

export interface DetectorBrand {
  readonly name: string;
  readonly kind: string | undefined;
  readonly models: readonly z.infer<typeof detectorModel>[];
  readonly facts: readonly (readonly [key: string, facts: string])[];
}

const modules = [
  'node-device-detector/regexes/device/mobiles.js',
  'node-device-detector/regexes/device-info/device.js',
] as const;

/**
 * Brands with measured devices out of the development dependency `node-device-detector`; null
 * where it is not installed, as in production.
 */
export function readDetectorBrands(): DetectorBrand[] | null {
  const require = createRequire(import.meta.url);
  try {
    require.resolve(modules[0]);
  } catch {
    return null;
  }
  // Its files are CommonJS without types; the schemas check what the seed relies on.
  const brands = detectorBrands.parse(require(modules[0]));
  const facts = detectorFacts.parse(require(modules[1]));
  return Object.entries(brands).flatMap(([name, brand]) => {
    const known = Object.entries(facts[name.toLowerCase()] ?? {});
    if (known.length === 0) return [];
    const patterns = [...(brand.models ?? []), { model: brand.model, device: brand.device }];
    const models = patterns.flatMap(({ model, device }) =>
      model === undefined ? [] : [{ model, device: device ?? brand.device }],
    );
    return [{ name, kind: brand.device, models, facts: known }];
  });
}
