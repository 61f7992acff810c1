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
import { servedResources } from '../resources/all-grids.ts';

type Names = Readonly<Record<string, string>>;

const tables: Record<Language, Names> = { cs: csTables, ro: roTables };
const columns: Record<Language, Names> = { cs: csColumns, ro: roColumns };
const titles: Record<Language, Record<ChangeTitle, string>> = { cs: csTitles, ro: roTitles };
const languages: Record<Language, Names> = {
  cs: { cs: 'česky', ro: 'rumunsky' },
  ro: { cs: 'în cehă', ro: 'în română' },
};

/** What people call a recorded table. */
export const tableName = (table: string, language: Language): string =>
  tables[language][table] ??
  servedResources.find((served) => served.table === table)?.said[language].title ??
  table;

/** A column by the words of the resources. */
const resourceColumn = (column: string, language: Language): string | undefined =>
  servedResources
    .map(({ said }) => said[language].columns[toCamel(column)])
    .find((name) => name !== undefined);

/** What people call a column; of `name_cs` that is "Název (česky)". */
export function columnName(column: string, language: Language): string {
  const [, base, of] = /^(.+)_(cs|ro)$/.exec(column) ?? [];
  const name = columns[language][base ?? column] ?? resourceColumn(column, language) ?? column;
  return of === undefined ? name : `${name} (${languages[language][of] ?? of})`;
}

export interface TableCounts {
  readonly table: string;
  readonly inserted: number;
  readonly updated: number;
  readonly deleted: number;
}

/** What a change set did, such as "Jednotky: upraveno 3"; of an undo, what it took back. */
export function changeTitle(
  counts: readonly TableCounts[],
  isUndo: boolean,
  language: Language,
): string {
  const phrases = titles[language];
  const parts = counts.map((one) => {
    const said = (['inserted', 'updated', 'deleted'] as const)
      .filter((operation) => one[operation] > 0)
      .map((operation) => phrases[operation].replace('{count}', String(one[operation])));
    return `${tableName(one.table, language)}: ${said.join(', ')}`;
  });
  const done = parts.length === 0 ? phrases.nothing : parts.join('; ');
  return isUndo ? `${phrases.undone} – ${done}` : done;
}

/** What stands for the name of a column where the whole row is meant. */
export const wholeRow = (language: Language): string => titles[language].whole_row;
