/** Which families a statement is about: those of the binding `ids`, or of `first` to `last`. */
export type Families = 'given' | 'range';

export const familyFilter = (families: Families, column: string): string =>
  families === 'range' ? `${column} between :first and :last` : `${column} = any(:ids::integer[])`;

/**
 * Narrows tables by their own keys to what a range of families can have, so that nobody reads a whole
 * catalogue for a part of it. It does not stand for `familyFilter`: ids of two ranges may overlap.
 */
export const variantFilter = (families: Families, column: string): string =>
  families === 'range' ? `${column} between :firstVariant and :lastVariant` : 'true';

/** As `variantFilter`, of stock items that are not sold. */
export const itemFilter = (families: Families, column: string): string =>
  families === 'range' ? `${column} between :firstItem and :lastItem` : 'true';

interface FamilyIds {
  readonly ids: readonly number[];
}

interface Range {
  readonly first: number;
  readonly last: number;
}

/** With the ids that their variants and unsold stock items have. */
export interface FamilyRange extends Range {
  readonly firstVariant: number;
  readonly lastVariant: number;
  /** Null where nothing is left to sell. */
  readonly firstItem: number | null;
  readonly lastItem: number | null;
}

/** Families of a statement as its bindings name them. */
export type FamilyBindings = FamilyIds | Range;

/** The same where `variantFilter` or `itemFilter` is part of the statement. */
export type NarrowBindings = FamilyIds | FamilyRange;
