import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { line, secret } from '../../lib/field-rules.ts';
import { proposedMove } from '../../lib/proposed-move.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '#ui/text-field.tsx';
import type { DeskFile } from './desk-file.ts';
import { useStatusName } from './use-status-name.ts';

/** Moves the buy-back on, or calls it off, with a reason for the record. */
export function MoveBuyback({ file }: { readonly file: DeskFile }) {
  const t = usePhrases('buybacks');
  const statusName = useStatusName();
  const proposed = proposedMove(file.moves);
  const { form, submit, field, isSending, fill } = useOfficeForm({
    fields: ['status', 'reason'],
    initial: { status: proposed },
    rules: { status: secret, reason: line(500) },
    send: async ({ status: chosen, reason }) => {
      const status = file.moves.find((move) => move === chosen);
      if (status === undefined) return null;
      const { id, version } = file;
      try {
        const body = { status, reason, version };
        await client.post('admin-buyback-move', { params: { id }, body });
      } finally {
        void queries.invalidateQueries({ queryKey: ['buyback-desk', id] });
      }
      return status;
    },
    onSent: (status) => {
      fill('reason', '');
      if (status !== null) notify('success', t('moved', { status: statusName(status) }));
    },
  });
  if (file.moves.length === 0) return null;
  return (
    <form ref={form} className="buyback-move" noValidate onSubmit={submit}>
      <SelectField label={t('moveTo')} {...field('status')}>
        {proposed === '' && <option value="">{t('chooseMove')}</option>}
        {file.moves.map((move) => (
          <option key={move} value={move}>
            {statusName(move)}
          </option>
        ))}
      </SelectField>
      <TextField label={t('moveReason')} maxLength={500} {...field('reason')} />
      <Button type="submit" kind="primary" busy={isSending}>
        {t('move')}
      </Button>
    </form>
  );
}
