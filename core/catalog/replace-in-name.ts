export interface Replacement {
  readonly find: string;
  readonly replaceWith: string;
  /** Whether `Obal` and `obal` are two things; letters with accents are always their own. */
  readonly isCaseKept: boolean;
}

/** A name with every occurrence of a text replaced, read as it was typed: nothing in it is a pattern. */
export function replaceInName(
  name: string,
  { find, replaceWith, isCaseKept }: Replacement,
): string {
  if (find === '') return name;
  const literal = find.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const made = name.replaceAll(new RegExp(literal, isCaseKept ? 'gu' : 'giu'), () => replaceWith);
  return made === name ? name : made.replaceAll(/\s+/g, ' ').trim();
}
