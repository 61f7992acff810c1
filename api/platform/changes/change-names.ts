import { toCamel } from '#core/contract/casing.ts';
import type { Language } from '#core/market/market.ts';
import { changedColumns as csColumns } from '#core/phrases/cs/changed-columns.ts';
import {
  changedTables as csTables,
  changeTitles as csTitles,
  type ChangeTitle,
} from '#core/phrases/cs/changes.ts';
import { changedColumns as roColumns } from '#core/phrases/ro/changed-columns.ts';
import { changedTables as roTables, changeTitles as roTitles } from '#core/phrases/ro/changes.ts';
import type { Served } from '../resources/serve.ts';

type Names = Readonly<Record<string, string>>;

const tables: Record<Language, Names> = { cs: csTables, ro: roTables };
const columns: Record<Language, Names> = { cs: csColumns, ro: roColumns };
const titles: Record<Language, Record<ChangeTitle, string>> = { cs: csTitles, ro: roTitles };
const languages: Record<Language, Names> = {
  cs: { cs: 'česky', ro: 'rumunsky' },
  ro: { cs: 'în cehă', ro: 'în română' },
};

export interface TableCounts {
  readonly table: string;
  readonly inserted: number;
  readonly updated: number;
  readonly deleted: number;
}

/** What people call what is on record, in their language. */
export interface ChangeNames {
  readonly language: Language;
  readonly table: (table: string) => string;
  /** A column; of `name_cs` that is "Název (česky)". */
  readonly column: (column: string) => string;
  /** What a change set did, such as "Jednotky: upraveno 3"; of an undo, what it took back. */
  readonly title: (counts: readonly TableCounts[], isUndo: boolean) => string;
  /** What stands for the name of a column where the whole row is meant. */
  readonly wholeRow: string;
}

/** Names of the tables that are recorded, those of resources by the words they were declared with. */
export const changeNames =
  (resources: readonly Pick<Served, 'table' | 'said'>[]) =>
  (language: Language): ChangeNames => {
    const table = (name: string): string =>
      tables[language][name] ??
      resources.find((served) => served.table === name)?.said[language].title ??
      name;
    const resourceColumn = (column: string): string | undefined =>
      resources
        .map(({ said }) => said[language].columns[toCamel(column)])
        .find((name) => name !== undefined);
    return {
      language,
      table,
      column(column) {
        const [, base, of] = /^(.+)_(cs|ro)$/.exec(column) ?? [];
        const name = columns[language][base ?? column] ?? resourceColumn(column) ?? column;
        return of === undefined ? name : `${name} (${languages[language][of] ?? of})`;
      },
      title: (counts, isUndo) => titleOf(counts, isUndo, titles[language], table),
      wholeRow: titles[language].whole_row,
    };
  };

function titleOf(
  counts: readonly TableCounts[],
  isUndo: boolean,
  phrases: Record<ChangeTitle, string>,
  nameOf: (table: string) => string,
): string {
  const parts = counts.map((one) => {
    const said = (['inserted', 'updated', 'deleted'] as const)
      .filter((operation) => one[operation] > 0)
      .map((operation) => phrases[operation].replace('{count}', String(one[operation])));
    return `${nameOf(one.table)}: ${said.join(', ')}`;
  });
  const done = parts.length === 0 ? phrases.nothing : parts.join('; ');
  return isUndo ? `${phrases.undone} – ${done}` : done;
}
