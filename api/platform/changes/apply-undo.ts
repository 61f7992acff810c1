import type { Knex } from 'knex';
import { applyGroup } from './undo-group.ts';
import type { UndoGroup } from './undo-rows.ts';
import type { TableShape } from './table-shape.ts';

/** Rows that the database may refuse one by one before the rest of a group is given up. */
const mostRefusals = 200;

const referredTo = '23503';

/** Why the database refused a row; anything but a constraint is a failure. */
function refusalOf(error: unknown): 'still_used' | 'refused' | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === referredTo) return 'still_used';
  return code.startsWith('23') ? 'refused' : null;
}

/**
 * Undoes a group as one statement. Where a constraint refuses it, halves are tried, until the rows
 * that are refused stand alone and are noted; the others are undone.
 */
export async function applyUndo(
  trx: Knex.Transaction,
  shape: TableShape,
  group: UndoGroup,
): Promise<void> {
  const waiting: [number, number][] = [[group.first, group.last]];
  let refusals = 0;
  for (let range = waiting.pop(); range; range = waiting.pop()) {
    const [from, to] = range;
    const refusal = await attempt(trx, shape, group, range);
    if (refusal === null) continue;
    if (from === to || refusals >= mostRefusals) {
      await trx.raw(
        `update undo_rows set problem = ?, ok = false, apply = null, theirs = '{}'
        where n between ? and ? and (ok or apply <> '{}')`,
        [refusal, from, to],
      );
      refusals += 1;
      continue;
    }
    const middle = Math.floor((from + to) / 2);
    waiting.push([middle + 1, to], [from, middle]);
  }
}

async function attempt(
  trx: Knex.Transaction,
  shape: TableShape,
  group: UndoGroup,
  range: readonly [number, number],
): Promise<'still_used' | 'refused' | null> {
  try {
    await trx.transaction((inner) => applyGroup(inner, shape, group, range));
    return null;
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    return refusal;
  }
}
