import { nameByPattern, type NameFacts } from './name-pattern.ts';
import { replaceInName } from './replace-in-name.ts';

type NameColumn = 'nameCs' | 'nameRo';

/** A change of many names by one rule. */
export type NameChange =
  | { readonly kind: 'rename'; readonly column: NameColumn; readonly pattern: string }
  | {
      readonly kind: 'replace';
      readonly columns: readonly NameColumn[];
      readonly find: string;
      readonly replaceWith: string;
      readonly isCaseKept: boolean;
    };

/** What is known of a variant, by the language of the name. */
export type FactsByColumn = Readonly<Record<NameColumn, NameFacts>>;

/** The names that a change makes of one variant, by column; a column that it does not touch is left out. */
export function changedNames(
  change: NameChange,
  facts: FactsByColumn,
): Partial<Record<NameColumn, string>> {
  if (change.kind === 'rename') {
    return { [change.column]: nameByPattern(change.pattern, facts[change.column]) };
  }
  return Object.fromEntries(
    change.columns.map((column) => [column, replaceInName(facts[column].name, change)]),
  );
}

/** How many of the texts are not the only ones of their kind, their case apart. */
export function countDoubles(names: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const name of names) {
    const key = name.toLocaleLowerCase('cs');
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts.values()].reduce((sum, count) => sum + (count > 1 ? count : 0), 0);
}
