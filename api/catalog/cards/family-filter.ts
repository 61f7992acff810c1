/**
 * Which families a statement is about: those of the binding `ids`, of `first` to `last`, or of the cards
 * whose ids are in `cards`.
 */
export type Families = 'given' | 'range' | 'ofCards';

export function familyFilter(families: Families, column: string): string {
  if (families === 'range') return `${column} between :first and :last`;
  if (families === 'given') return `${column} = any(:ids::integer[])`;
  return `${column} in (select meta_master_id from listing_cards where id = any(:cards::integer[]))`;
}

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
