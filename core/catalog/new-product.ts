/** A colour that variants differ by: a value of the attribute `color`. */
export interface VariantColor {
  readonly id: number;
  readonly nameCs: string;
  readonly nameRo: string;
}

/** What the variants of a family differ by; either may be empty. */
export interface VariantAxes {
  /** Such as `128 GB`; variants of one group differ by colour alone. */
  readonly groups: readonly string[];
  readonly colors: readonly VariantColor[];
}

export interface ProposedVariant {
  readonly groupName: string;
  readonly colorValueId: number | null;
  readonly nameCs: string;
  readonly nameRo: string;
}

const joined = (...parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ');

/** Every group in every colour, named after its family; one variant where there is neither. */
export function variantRows(
  { nameCs, nameRo }: { readonly nameCs: string; readonly nameRo: string },
  { groups, colors }: VariantAxes,
): ProposedVariant[] {
  const named = [...new Set(groups.map((group) => group.trim()))].filter((group) => group !== '');
  const groupNames = named.length > 0 ? named : [''];
  const ofColors: readonly (VariantColor | null)[] = colors.length > 0 ? colors : [null];
  return groupNames.flatMap((groupName) =>
    ofColors.map((color) => ({
      groupName,
      colorValueId: color?.id ?? null,
      nameCs: joined(nameCs, groupName, color?.nameCs.toLocaleLowerCase('cs') ?? ''),
      nameRo: joined(nameRo, groupName, color?.nameRo.toLocaleLowerCase('ro') ?? ''),
    })),
  );
}

/** What a buyer or a price comparison misses most. */
export const missingThings = [
  'ean',
  'price',
  'category',
  'picture',
  'weight',
  'translation',
] as const;
export type MissingThing = (typeof missingThings)[number];

export interface KnownThings {
  readonly nameCs: string;
  readonly nameRo: string;
  readonly ean: string | null;
  /** Whole units of the cheapest piece; null where none is for sale. */
  readonly price: number | null;
  readonly categories: number;
  readonly pictures: number;
  readonly weightKg: number | null;
}

/** What a variant lacks before it is well offered, in the order in which it matters. */
export function missingOf(known: KnownThings): MissingThing[] {
  const isMissing: Readonly<Record<MissingThing, boolean>> = {
    ean: known.ean === null,
    price: known.price === null || known.price === 0,
    category: known.categories === 0,
    picture: known.pictures === 0,
    weight: known.weightKg === null,
    translation: known.nameCs.trim() === '' || known.nameRo.trim() === '',
  };
  return missingThings.filter((thing) => isMissing[thing]);
}
