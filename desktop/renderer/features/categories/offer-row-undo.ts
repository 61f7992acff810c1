import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { session } from '../../lib/session.ts';
import { offerUndo } from '../../lib/undo.ts';

/**
 * Says that a category was changed, with a button that takes it back. Calls of categories answer the
 * row, as API.md has it, so the change set is asked for; who may not see changes is only told.
 */
export async function offerRowUndo(rowId: number, text: string): Promise<void> {
  const { user } = session.getState();
  if (!user?.permissions.includes('changes.read')) {
    notify('success', text);
    return;
  }
  const query = { whose: 'mine', table: 'type_categories', rowId, limit: 1 } as const;
  const { results } = await client.get('admin-change-list', { query });
  const [last] = results;
  if (last && last.refusal === null) offerUndo(last.id, text);
  else notify('success', text);
}
