import { phrases } from '../i18n/use-phrases.ts';
import { client } from './client.ts';
import { reportFailure } from './failures.ts';
import { undoChange, type ChangeSet } from './history.ts';
import { momentText } from './moment-text.ts';
import { notify } from './notify.ts';
import { session } from './session.ts';
import { takeUnanswered } from './unanswered.ts';

/**
 * After the window went before a change was answered: says what the server holds as the person's last
 * change, for that alone tells whether it was carried out.
 */
export async function tellUnanswered(): Promise<void> {
  if (!takeUnanswered()) return;
  try {
    const last = await lastChange();
    const { config } = session.getState();
    if (last && config) tellLast(last, momentText(last.at, config.market));
    else notify('error', phrases('frame')('unanswered'));
  } catch (error) {
    notify('error', phrases('frame')('unanswered'));
    reportFailure(error);
  }
}

async function lastChange(): Promise<ChangeSet | undefined> {
  const { user } = session.getState();
  if (!user?.permissions.includes('changes.read')) return undefined;
  const query = { whose: 'mine', limit: 1 } as const;
  return (await client.get('admin-change-list', { query })).results[0];
}

function tellLast({ id, title, refusal, undoneBy }: ChangeSet, at: string): void {
  const t = phrases('frame');
  const undo = { label: t('undo'), run: () => undoChange(id) };
  const mayUndo = refusal === null && undoneBy === null;
  notify('error', t('unansweredLast', { title, at }), mayUndo ? undo : null);
}
