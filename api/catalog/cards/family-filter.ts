/** Which families a statement is about: those of the binding `ids`, or of `first` to `last`. */
export type Families = 'given' | 'range';

export const familyFilter = (families: Families, column: string): string =>
  families === 'range' ? `${column} between :first and :last` : `${column} = any(:ids::integer[])`;

/** Families of a statement as its bindings name them. */
export type FamilyBindings =
  { readonly ids: readonly number[] } | { readonly first: number; readonly last: number };
