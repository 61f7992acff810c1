import type { ChangedBy } from '#core/contract/changed-by.ts';
import type { CellValue, GridRow } from '#core/grid/grid-definition.ts';
import { asApiError } from '#ui/api-error.ts';
import { askConflict } from './conflict.ts';

type Cells = Readonly<Record<string, string | number | boolean | null>>;

/** Says a field and its value, for the choice between two. */
export interface RowWords {
  readonly label: (field: string) => string;
  readonly value: (field: string, value: CellValue) => string;
}

interface Meeting {
  readonly version: number;
  readonly conflicts: readonly {
    field: string;
    mine: CellValue;
    theirs: CellValue;
    by?: ChangedBy | null;
  }[];
}

/** Fields in which somebody was faster, where a refusal says so. */
function meetingOf(error: unknown): Meeting | null {
  const refusal = asApiError(error);
  if (refusal?.status !== 409) return null;
  const current: unknown = Reflect.get(Object(refusal.body), 'current');
  const conflicts: unknown = Reflect.get(Object(refusal.body), 'conflicts');
  const version: unknown = Reflect.get(Object(current), 'version');
  if (!Array.isArray(conflicts) || conflicts.length === 0 || typeof version !== 'number')
    return null;
  // The API has checked its own answer, as with every reply.
  return { version, conflicts: conflicts as Meeting['conflicts'] };
}

/**
 * Saves the changed fields of a row. Where somebody else saved meanwhile, other fields merge on the
 * server and the same one is chosen here from both values. False where the choice was called off.
 */
export async function saveRow(
  row: GridRow,
  changes: Cells,
  send: (row: GridRow, changes: Cells) => Promise<unknown>,
  words: RowWords,
): Promise<boolean> {
  let [seen, mine] = [row, changes];
  while (Object.keys(mine).length > 0) {
    try {
      await send(seen, mine);
      return true;
    } catch (error) {
      const meeting = meetingOf(error);
      if (meeting === null) throw error;
      const kept = await askConflict(
        meeting.conflicts.map(({ field, theirs, by }) => ({
          key: field,
          label: words.label(field),
          mine: words.value(field, mine[field] ?? null),
          theirs: words.value(field, theirs),
          by: by ?? null,
        })),
      );
      if (kept === null) return false;
      const lost = new Set(
        meeting.conflicts.map(({ field }) => field).filter((field) => !kept.has(field)),
      );
      mine = Object.fromEntries(Object.entries(mine).filter(([field]) => !lost.has(field)));
      seen = { ...seen, version: meeting.version };
    }
  }
  return true;
}
