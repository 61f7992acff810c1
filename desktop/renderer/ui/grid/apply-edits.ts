import { isSameCell, readCellText } from '#core/clipboard/cell-text.ts';
import type { RefusedCell, RowEdit } from '#core/clipboard/plan-paste.ts';
import type { GridColumn, GridRow } from '#core/grid/grid-definition.ts';
import { failureOf } from '../../lib/failures.ts';
import { phrases } from '../../i18n/use-phrases.ts';
import { notify } from '../../lib/notify.ts';
import { samePerson } from '../../lib/session.ts';
import { offerUndo } from '../../lib/undo.ts';
import { formatCell } from './format-cell.ts';
import type { SentEdit } from './grid-pages.ts';
import type { GridController } from './grid-controller.ts';
import { cellKey, type Conflict } from './grid-state.ts';
import { holdRows } from './hold-rows.ts';
import type { EditReply } from './grid-types.ts';
import { endUnsaved, keepUnsaved, sendWhenBack } from './unsaved-edits.ts';

/** Refused cells out of sight that are named one by one; more would not fit a notice. */
const mostNamed = 3;

/** Rows that one edit call takes. */
export const mostRowsInEdit = 1000;

/**
 * Writes cells in one call, which is one change set and one step of undo (T-GRID-1): shown at once,
 * taken back where the server refuses, marked with the reason; cells that somebody else changed
 * meanwhile wait for a choice (T-GRID-8). `refused` are cells that could not be read at all, `same`
 * is how many already are as wanted and so are not sent.
 */
export async function applyEdits(
  controller: GridController,
  rows: readonly SentEdit[],
  refused: readonly RefusedCell[] = [],
  same = 0,
): Promise<void> {
  const before = rows.flatMap(({ id }) => rowOf(controller, id) ?? []);
  markRefused(controller, rows, refused);
  const { editCells } = controller.props;
  if (rows.length === 0 || editCells === undefined) {
    if (refused.length > 0) sayRefused(controller, refused.length);
    return;
  }
  const isStillThere = samePerson();
  holdRows(controller, [...new Set(rows.flatMap(({ changes }) => Object.keys(changes)))]);
  controller.patch(before.map((row) => changedRow(row, rows)));
  try {
    const reply = await editCells(rows);
    settle(controller, rows, before, reply);
    endUnsaved(controller, rows);
    sayApplied(controller, rows, reply, { refused: refused.length, same });
  } catch (error) {
    controller.patch(before);
    const label = phrases('frame')('retry');
    const run = () => applyEdits(controller, rows, refused, same);
    const failure = failureOf(error);
    const waits = failure.kind === 'offline' && isStillThere();
    markUnsaved(controller, rows, failure.text);
    const text = `${failure.text} ${controller.texts.t(waits ? 'sentLater' : 'notSaved')}`;
    // Whoever took over meanwhile hears of it, but does not write it in their own name.
    const notice = notify('error', text, isStillThere() ? { label, run } : null);
    keepUnsaved(controller, notice, rows);
    if (waits) sendWhenBack(controller, notice, () => isStillThere() && void run());
  }
}

/**
 * Writes what was typed into one cell of a row, or marks the cell with what cannot be read of it.
 * `begun` is the row as it was when the typing began: the server must hear of that version where
 * the cell was changed while somebody typed, or one would be overwritten unseen (T-GRID-8). The
 * list may have let go of the row meanwhile; what was typed is sent all the same.
 */
export async function writeCell(
  controller: GridController,
  begun: GridRow,
  column: GridColumn,
  text: string,
): Promise<void> {
  const { id } = begun;
  const now = rowOf(controller, id) ?? begun;
  const { words } = controller.texts;
  const value = readCellText(text, column, { ...words, today: new Date() });
  if (!value.ok) {
    await applyEdits(controller, [], [{ id, column: column.id, typed: text, reason: value.error }]);
    return;
  }
  if (isSameCell(column, value.value, now[column.id])) return;
  // An own edit just before may have raised the version, but left the cell as it was seen.
  const isUntouched = isSameCell(column, begun[column.id] ?? null, now[column.id]);
  const { version } = isUntouched ? now : begun;
  await applyEdits(controller, [{ id, version, changes: { [column.id]: value.value } }]);
}

/** Says what came of an edit; cells out of sight carry no mark and are named until somebody read it. */
function sayApplied(
  controller: GridController,
  sent: readonly SentEdit[],
  reply: EditReply,
  before: { readonly refused: number; readonly same: number },
): void {
  const { t, words } = controller.texts;
  // What meets somebody else's change is asked about, not told.
  const told = reply.refused.filter(({ theirs }) => theirs === undefined);
  const unseen = told.filter(({ id }) => rowOf(controller, id) === undefined);
  const count = before.refused + told.length - unseen.length;
  if (reply.applied + before.same + told.length + before.refused === 0) return;
  const changed = t('changed', { count: reply.applied + before.same });
  offerUndo(reply.changeSetId, count === 0 ? changed : `${changed}. ${t('refused', { count })}`);
  const lines = unseen.slice(0, mostNamed).map(({ id, column, reason }) => {
    const value = sent.find((row) => row.id === id)?.changes[column];
    const definition = controller.columnOf(column);
    const said = definition ? formatCell(value, definition, words) : '';
    const title = controller.props.titles[column] ?? column;
    return t('refusedUnseen', { title, value: said || t('empty'), reason });
  });
  if (lines.length > 0) notify('error', lines.join(' '));
}

function settle(
  controller: GridController,
  sent: readonly SentEdit[],
  before: readonly GridRow[],
  { refused, rows }: EditReply,
): void {
  const answered = new Set(rows.map(({ id }) => id));
  const untouched = before.filter(
    ({ id }) => !answered.has(id) && refused.some((cell) => cell.id === id),
  );
  controller.patch([...untouched, ...rows]);
  const marks = new Map(controller.state.marks);
  const conflicts: Conflict[] = [];
  for (const { id, column, reason, theirs, by } of refused) {
    const mine = sent.find((row) => row.id === id)?.changes[column];
    const definition = controller.columnOf(column);
    const typed = definition ? formatCell(mine, definition, controller.texts.words) : '';
    marks.set(cellKey(id, column), { typed, reason });
    if (theirs !== undefined && mine !== undefined) {
      conflicts.push({ id, column, mine, theirs, by: by ?? null });
    }
  }
  controller.store.setState({ marks, conflicts });
}

/** Cells whose save failed show what was typed, until it is saved. */
function markUnsaved(controller: GridController, rows: readonly SentEdit[], reason: string): void {
  const marks = new Map(controller.state.marks);
  for (const { id, changes } of rows) {
    for (const [column, value] of Object.entries(changes)) {
      const definition = controller.columnOf(column);
      const typed = definition ? formatCell(value, definition, controller.texts.words) : '';
      marks.set(cellKey(id, column), { typed, reason });
    }
  }
  controller.store.setState({ marks });
}

function markRefused(
  controller: GridController,
  rows: readonly RowEdit[],
  refused: readonly RefusedCell[],
): void {
  const marks = new Map(controller.state.marks);
  for (const { id, changes } of rows) {
    for (const column of Object.keys(changes)) marks.delete(cellKey(id, column));
  }
  for (const { id, column, typed, reason } of refused) {
    marks.set(cellKey(id, column), { typed, reason: controller.texts.reason(reason) });
  }
  controller.store.setState({ marks });
}

const sayRefused = (controller: GridController, count: number): void => {
  notify('warning', controller.texts.t('refused', { count }));
};

function changedRow(row: GridRow, edits: readonly RowEdit[]): GridRow {
  const changes = edits.find(({ id }) => id === row.id)?.changes;
  return { ...row, ...changes, id: row.id, version: row.version };
}

function rowOf(controller: GridController, id: number): GridRow | undefined {
  const index = controller.blocks.indexOf(id);
  return index === -1 ? undefined : controller.blocks.rowAt(index);
}

/** Sends what the person chose of conflicts: own values win, others stay as they came. */
export async function settleConflicts(
  controller: GridController,
  mine: readonly Conflict[],
): Promise<void> {
  const all = controller.state.conflicts;
  const marks = new Map(controller.state.marks);
  for (const { id, column } of all) marks.delete(cellKey(id, column));
  controller.store.setState({ conflicts: [], marks });
  const rows = new Map<
    number,
    { changes: Record<string, Conflict['mine']>; overwrite: string[] }
  >();
  for (const { id, column, mine: value } of mine) {
    const row = rows.get(id) ?? { changes: {}, overwrite: [] };
    row.changes[column] = value;
    row.overwrite.push(column);
    rows.set(id, row);
  }
  const edits = [...rows].flatMap(([id, edit]) => {
    const version = rowOf(controller, id)?.version;
    return version === undefined ? [] : [{ id, version, ...edit }];
  });
  await applyEdits(controller, edits);
}
