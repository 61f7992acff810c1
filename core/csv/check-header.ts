import { foldText } from '../shared/text.ts';
import { accept, refuse, type Result } from '../shared/result.ts';

/** A column that an import knows. */
export interface CsvColumn {
  readonly id: string;
  /** Titles that it may stand under, in any language; compared without case and accents. */
  readonly titles: readonly string[];
  readonly required?: true;
}

/** Which cell of a row holds what. */
export interface CsvHeader {
  readonly places: ReadonlyMap<string, number>;
  /** Titles that the import does not know; said to the person and left out. */
  readonly ignored: readonly string[];
}

/** Why a whole file is refused; all missing or doubled columns are named at once. */
export type HeaderRefusal =
  | { readonly code: 'missing_columns'; readonly columns: readonly string[] }
  | { readonly code: 'duplicate_columns'; readonly columns: readonly string[] };

const key = (title: string): string => foldText(title).replace(/\s+/g, ' ').trim();

/**
 * Finds the columns of a file by their titles or ids (T-CSV-2): a missing required one or one that
 * stands there twice refuses the file, an unknown one is ignored with a note. `columns` of a refusal
 * are first titles for missing columns and the file's own titles for doubled ones.
 */
export function checkHeader(
  header: readonly string[],
  columns: readonly CsvColumn[],
): Result<CsvHeader, HeaderRefusal> {
  const known = new Map(
    columns.flatMap(({ id, titles }) => [id, ...titles].map((title) => [key(title), id] as const)),
  );
  const ids = header.map((title) => known.get(key(title)));
  const doubled = header.filter((_, at) => ids[at] !== undefined && ids.indexOf(ids[at]) !== at);
  if (doubled.length > 0) return refuse({ code: 'duplicate_columns', columns: doubled });
  const missing = columns.filter(({ id, required }) => required === true && !ids.includes(id));
  if (missing.length > 0) {
    const names = missing.map(({ id, titles }) => titles[0] ?? id);
    return refuse({ code: 'missing_columns', columns: names });
  }
  const places = new Map(ids.flatMap((id, at) => (id === undefined ? [] : [[id, at] as const])));
  const ignored = header.filter((title, at) => ids[at] === undefined && title !== '');
  return accept({ places, ignored });
}
