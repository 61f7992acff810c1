import type { GridDefinition, GridFilter, GridRow } from '#core/grid/grid-definition.ts';
import { NetworkError } from '#ui/wire.ts';
import type { GridPage, PageRequest, SentEdit } from '#desktop/renderer/ui/grid/grid-pages.ts';
import type { EditReply } from '#desktop/renderer/ui/grid/grid-types.ts';

/** A list with a column of every kind, for the page that shows the grid alone. */
export const fakeGrid: GridDefinition = {
  name: 'fake',
  read: 'catalogue.read',
  edit: 'catalogue.edit',
  defaultSort: 'id',
  columns: [
    { id: 'name', type: 'text', editable: true },
    { id: 'price', type: 'money', editable: true },
    { id: 'active', type: 'boolean', editable: true },
    { id: 'condition', type: 'choice', choices: ['new', 'used'], editable: true },
    { id: 'sold', type: 'integer' },
    { id: 'since', type: 'day', optional: true, editable: true },
    { id: 'changed', type: 'moment', editable: true },
  ],
};

const size = 100_000;
const makeRow = (at: number): GridRow => ({
  id: at + 1,
  version: 1,
  name: `Produkt ${(at * 7919) % size}`,
  price: 100 + (at % 5000),
  active: at % 3 === 0,
  condition: at % 2 === 0 ? 'new' : 'used',
  sold: at % 97,
  since: at % 10 === 0 ? null : `2026-0${(at % 9) + 1}-11`,
  changed: '2026-11-21T10:00:00Z',
});
let rows = Array.from({ length: size }, (_, at) => makeRow(at));

const matches = (row: GridRow, { term, conditions }: GridFilter): boolean =>
  String(row['name']).includes(term) &&
  conditions.every(({ column, op, value }) => {
    const cell = row[column] ?? null;
    if (op === 'contains') return String(cell).includes(String(value));
    if (op === 'lte') return Number(cell) <= Number(value);
    if (op === 'in') return typeof value === 'object' && value.includes(String(cell));
    return cell === value;
  });

function sorted(list: readonly GridRow[], sort: string): readonly GridRow[] {
  const column = sort.replace(/^-/, '');
  if (column === 'id') return list;
  const sign = sort.startsWith('-') ? -1 : 1;
  const order = (one: GridRow, other: GridRow) =>
    (one[column] ?? '') < (other[column] ?? '') ? -sign : sign;
  return [...list].sort(order);
}

let kept: { key: string; list: readonly GridRow[] } = { key: '', list: [] };

function listOf({ sort, filter }: Pick<PageRequest, 'sort' | 'filter'>): readonly GridRow[] {
  const key = JSON.stringify([sort, filter]);
  if (kept.key !== key) {
    kept = {
      key,
      list: sorted(
        rows.filter((row) => matches(row, filter)),
        sort,
      ),
    };
  }
  return kept.list;
}

/** Places of the pages that were read. */
export const answered: number[] = [];

let letGo = (): void => undefined;
let held = Promise.resolve();

/** Lets pages wait, as where the server is slow, until they are let go. */
export const holdRows = (isHeld: boolean): void => {
  letGo();
  if (!isHeld) return;
  held = new Promise((resolve) => {
    letGo = resolve;
  });
};

/** Answers like a list's call, after as long as one takes. */
export async function fakePage(request: PageRequest, signal: AbortSignal): Promise<GridPage> {
  await new Promise((resolve) => setTimeout(resolve, 30));
  await held;
  signal.throwIfAborted();
  const list = listOf(request);
  const end = request.offset + request.limit;
  const results = list.slice(request.offset, end);
  answered.push(request.offset);
  return { count: list.length, results, next: end < list.length ? `after ${String(end)}` : null };
}

export const fakePlace = (id: number, request: Pick<PageRequest, 'sort' | 'filter'>) =>
  Promise.resolve(listOf(request).findIndex((row) => row.id === id));

/** Every call of an edit, for specs to count them. */
export const edits: (readonly SentEdit[])[] = [];

let isCutOff = false;

/** Whether edits find no network. */
export const cutOff = (isCut: boolean): void => void (isCutOff = isCut);

/** Versions in which somebody else changed a cell. */
const foreign = new Map<string, number>();
const cellOf = (id: number, column: string): string => `${String(id)} ${column}`;

/** Writes cells; a price of 13 was changed to 14 by somebody else meanwhile. */
export function fakeEdit(sent: readonly SentEdit[]): Promise<EditReply> {
  if (isCutOff) return Promise.reject(new NetworkError());
  edits.push(sent);
  const refused: EditReply['refused'][number][] = [];
  const changed = new Map<number, GridRow>();
  let applied = 0;
  for (const { id, version, changes, overwrite } of sent) {
    const row = rows.find((one) => one.id === id);
    if (row === undefined) {
      const gone = Object.keys(changes).map((column) => ({ id, column, reason: 'Už tu není.' }));
      refused.push(...gone);
      continue;
    }
    const next: Record<string, GridRow[string]> = { ...row };
    for (const [column, value] of Object.entries(changes)) {
      const isLate = value === 13 || (foreign.get(cellOf(id, column)) ?? 0) > version;
      if (isLate && !overwrite?.includes(column)) {
        next[column] = value === 13 ? 14 : (row[column] ?? null);
        refused.push({ id, column, reason: 'Mezitím změněno.', theirs: next[column] });
      } else {
        next[column] = value;
        applied += 1;
      }
    }
    changed.set(id, { ...next, id, version: row.version + 1 });
  }
  rows = rows.map((row) => changed.get(row.id) ?? row);
  kept = { key: '', list: [] };
  return Promise.resolve({
    changeSetId: edits.length,
    applied,
    refused,
    rows: [...changed.values()],
  });
}

/** Somebody else changes a cell. */
export function changeElsewhere(id: number, column: string, value: GridRow[string]): void {
  rows = rows.map((row) => {
    if (row.id !== id) return row;
    foreign.set(cellOf(id, column), row.version + 1);
    return { ...row, [column]: value, version: row.version + 1 };
  });
  kept = { key: '', list: [] };
}

/** Somebody else deletes the row of a name. */
export function takeAway(name: string): void {
  rows = rows.filter((row) => row['name'] !== name);
  kept = { key: '', list: [] };
}
