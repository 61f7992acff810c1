/** One variant of a product family (a master product), as its page offers it. */
export interface Variant {
  readonly code: string;
  /** Value per attribute, such as `color` → `black`, `capacity` → `128-gb`. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Codes of insurance, warranty, protection and other extras that can be bought with it. */
  readonly extras: readonly string[];
}

export interface VariantChoice {
  readonly variant: Variant;
  /** In the order in which they were ticked. */
  readonly extras: readonly string[];
  /** Extras that the new variant does not offer; the page says that they were taken off. */
  readonly droppedExtras: readonly string[];
}

/**
 * Chooses another value of one attribute. The variant with that value wins that keeps most of the
 * present attributes, the earlier of equals; ticked extras stay wherever they are offered. Null when no
 * variant has the value.
 */
export function chooseVariant(
  variants: readonly Variant[],
  current: Variant,
  tickedExtras: readonly string[],
  attribute: string,
  value: string,
): VariantChoice | null {
  const kept = (variant: Variant) =>
    Object.entries(current.attributes).filter(([name, held]) => variant.attributes[name] === held)
      .length;
  const [variant] = variants
    .filter((each) => each.attributes[attribute] === value)
    .sort((first, second) => kept(second) - kept(first));
  if (variant === undefined) return null;
  const isOffered = (extra: string) => variant.extras.includes(extra);
  return {
    variant,
    extras: tickedExtras.filter(isOffered),
    droppedExtras: tickedExtras.filter((extra) => !isOffered(extra)),
  };
}
