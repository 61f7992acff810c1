/** Which families a statement is about: those of the binding `ids`, or all. */
export type Families = 'given' | 'all';

export const familyFilter = (families: Families, column: string): string =>
  families === 'all' ? 'true' : `${column} = any(:ids::integer[])`;
