import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { phrases } from '../i18n/use-phrases.ts';
import { client } from './client.ts';
import { askConflict } from './conflict.ts';
import { reportFailure } from './failures.ts';
import { invalidateAll } from './live.ts';
import { notify } from './notify.ts';
import { queries } from './queries.ts';
import { screenNow, sentFrom } from './sent-from.ts';
import { session } from './session.ts';
import { whenAnswered } from './unanswered.ts';
import { nextRedo, nextUndo } from './undo-order.ts';
import { askUndo } from './undo-question.ts';

export type ChangeSet = Reply<Endpoints['admin-change-list']>['results'][number];
type Conflict = Reply<Endpoints['admin-change-undo']>['conflicts'][number];

const inWords = (value: Conflict['mine']): string => (value === null ? '–' : String(value));
const rowKey = ({ table, key }: Conflict) => `${table}/${key}`;

/** What a change set is about: its one row and the columns of it, or its title where there are more. */
async function describe({ id, title }: Pick<ChangeSet, 'id' | 'title'>): Promise<string> {
  const { entries } = await client.get('admin-change', { params: { id }, query: { limit: 1 } });
  const [row] = entries.results;
  if (entries.count !== 1 || row === undefined || row.label === '') return title;
  const columns = row.columns.map(({ name }) => name).slice(0, 3);
  return row.operation === 'update' && columns.length > 0
    ? `${row.label}: ${columns.join(', ')}`
    : `${row.tableName}: ${row.label}`;
}

/**
 * Undoes a change set; what somebody changed since is shown with both values, to be chosen from. `what` is what it is
 * about, said when it is done.
 */
export async function undoChange(id: number, what = ''): Promise<void> {
  try {
    const t = phrases('frame');
    const first = await client.post('admin-change-undo', { params: { id }, body: {} });
    const chosen = await chooseMine(first.conflicts);
    const forced =
      chosen.length === 0
        ? null
        : await client.post('admin-change-undo', { params: { id }, body: { force: chosen } });
    const count = first.undone + (forced?.undone ?? 0);
    const said = [t('undone', { count }), what].filter((text) => text !== '').join(' ');
    if (count > 0) notify('success', said, redoOf(first.changeSetId));
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
    by: conflict.by,
  }));
  const mine = await askConflict(rows);
  const wanted = conflicts.filter((conflict) => mine?.has(rowKey(conflict)));
  return wanted.map(({ table, key }) => ({ table, key }));
}

const rowsOf = ({ tables }: ChangeSet): number =>
  tables.reduce((sum, { inserted, updated, deleted }) => sum + inserted + updated + deleted, 0);

/** Whether the change was made on another screen than the one in sight; an undo is of where its change was made. */
function isElsewhere(set: ChangeSet, all: readonly ChangeSet[]): boolean {
  let made: ChangeSet | undefined = set;
  while (made && made.undoes !== null) {
    const { undoes }: ChangeSet = made;
    made = all.find(({ id }) => id === undoes);
  }
  const pattern = made && session.getState().config?.urls[made.call];
  const screen = pattern === undefined ? null : sentFrom(pattern);
  return screen !== screenNow();
}

async function undoNext(choose: typeof nextUndo, nothing: 'nothingToUndo' | 'nothingToRedo') {
  try {
    // What is being saved is what is meant.
    await whenAnswered();
    const query = { whose: 'mine', limit: 100 } as const;
    const { results } = await client.get('admin-change-list', { query });
    const next = choose<ChangeSet>(results);
    if (next === null) {
      notify('info', phrases('frame')(nothing));
      return;
    }
    const what = await describe(next);
    const question = {
      what,
      at: next.at,
      rows: rowsOf(next),
      isElsewhere: isElsewhere(next, results),
      isRedo: nothing === 'nothingToRedo',
    };
    const mayGo = (question.rows <= 1 && !question.isElsewhere) || (await askUndo(question));
    if (mayGo) await undoChange(next.id, what);
  } catch (error) {
    reportFailure(error);
  }
}

/** Undos follow each other: the second one that is asked for waits for the first. */
let running: Promise<void> = Promise.resolve();
const inTurn = (run: () => Promise<void>): Promise<void> => {
  running = running.then(run);
  return running;
};

/** Takes back the person's last change; asks first where it is elsewhere or more than one row. */
export const undoLast = (): Promise<void> => inTurn(() => undoNext(nextUndo, 'nothingToUndo'));
/** Does again what was taken back last, with the same question. */
export const redoLast = (): Promise<void> => inTurn(() => undoNext(nextRedo, 'nothingToRedo'));
