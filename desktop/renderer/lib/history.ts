import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { phrases } from '../i18n/use-phrases.ts';
import { client } from './client.ts';
import { askConflict } from './conflict.ts';
import { reportFailure } from './failures.ts';
import { invalidateAll } from './live.ts';
import { notify } from './notify.ts';
import { queries } from './queries.ts';
import { nextRedo, nextUndo } from './undo-order.ts';

export type ChangeSet = Reply<Endpoints['admin-change-list']>['results'][number];
type Conflict = Reply<Endpoints['admin-change-undo']>['conflicts'][number];

const inWords = (value: Conflict['mine']): string => (value === null ? '–' : String(value));
const rowKey = ({ table, key }: Conflict) => `${table}/${key}`;

/** Undoes a change set; what somebody changed since is shown with both values, to be chosen from. */
export async function undoChange(id: number): Promise<void> {
  try {
    const t = phrases('frame');
    const first = await client.post('admin-change-undo', { params: { id }, body: {} });
    const chosen = await chooseMine(first.conflicts);
    const forced =
      chosen.length === 0
        ? null
        : await client.post('admin-change-undo', { params: { id }, body: { force: chosen } });
    const count = first.undone + (forced?.undone ?? 0);
    if (count > 0) notify('success', t('undone', { count }), redoOf(first.changeSetId));
    else notify('info', t('nothingUndone'));
  } catch (error) {
    reportFailure(error);
  } finally {
    void queries.invalidateQueries();
    // Lists keep their rows themselves.
    invalidateAll();
  }
}

const redoOf = (changeSetId: number | null) =>
  changeSetId === null
    ? null
    : { label: phrases('frame')('redo'), run: () => undoChange(changeSetId) };

async function chooseMine(conflicts: readonly Conflict[]) {
  if (conflicts.length === 0) return [];
  const rows = conflicts.map((conflict) => ({
    key: rowKey(conflict),
    label: `${conflict.label}: ${conflict.columnName}`,
    mine: inWords(conflict.before),
    theirs: inWords(conflict.theirs),
  }));
  const mine = await askConflict(rows);
  const wanted = conflicts.filter((conflict) => mine?.has(rowKey(conflict)));
  return wanted.map(({ table, key }) => ({ table, key }));
}

async function undoNext(choose: typeof nextUndo, nothing: 'nothingToUndo' | 'nothingToRedo') {
  try {
    const query = { whose: 'mine', limit: 100 } as const;
    const { results } = await client.get('admin-change-list', { query });
    const next = choose<ChangeSet>(results);
    if (next === null) notify('info', phrases('frame')(nothing));
    else await undoChange(next.id);
  } catch (error) {
    reportFailure(error);
  }
}

export const undoLast = (): Promise<void> => undoNext(nextUndo, 'nothingToUndo');
export const redoLast = (): Promise<void> => undoNext(nextRedo, 'nothingToRedo');
