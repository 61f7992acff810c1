import { connection } from '../../lib/connection.ts';
import { closeNotification } from '../../lib/notify.ts';
import type { GridController } from './grid-controller.ts';
import type { SentEdit } from './grid-pages.ts';
import { cellKey } from './grid-state.ts';

/** Cells by the notice that says that they were not saved. */
const unsaved = new WeakMap<GridController, Map<number, Set<string>>>();

const keysOf = (rows: readonly SentEdit[]): string[] =>
  rows.flatMap(({ id, changes }) => Object.keys(changes).map((column) => cellKey(id, column)));

/** Remembers which cells a notice of a failed save is about. */
export function keepUnsaved(
  controller: GridController,
  notice: number,
  rows: readonly SentEdit[],
): void {
  const notices = unsaved.get(controller) ?? new Map<number, Set<string>>();
  notices.set(notice, new Set(keysOf(rows)));
  unsaved.set(controller, notices);
}

/** Ends notices whose cells were all written since: pressed now, their button would bring an older value back. */
export function endUnsaved(controller: GridController, saved: readonly SentEdit[]): void {
  const notices = unsaved.get(controller);
  if (!notices) return;
  const written = keysOf(saved);
  for (const [notice, cells] of notices) {
    for (const key of written) cells.delete(key);
    if (cells.size > 0) continue;
    notices.delete(notice);
    closeNotification(notice);
  }
}

/** Sends what the network kept back once it is there again, unless it was sent or overwritten before. */
export function sendWhenBack(controller: GridController, notice: number, send: () => void): void {
  let wasLost = connection.getState().nextAttemptAt !== null;
  const stop = connection.subscribe(({ nextAttemptAt }) => {
    if (nextAttemptAt !== null) {
      wasLost = true;
      return;
    }
    if (!wasLost) return;
    stop();
    if (unsaved.get(controller)?.has(notice) !== true || controller.api === null) return;
    closeNotification(notice);
    unsaved.get(controller)?.delete(notice);
    send();
  });
}
