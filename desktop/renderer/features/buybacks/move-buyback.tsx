import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import type { BuybackStatus } from '#core/buyback/buyback-status.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf, reportFailure } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '#ui/text-field.tsx';
import type { DeskFile } from './desk-file.ts';
import { useStatusName } from './use-status-name.ts';

/** Moves the buy-back on, or calls it off, with a reason for the record. */
export function MoveBuyback({ file }: { readonly file: DeskFile }) {
  const t = usePhrases('buybacks');
  const statusName = useStatusName();
  const [to, setTo] = useState<BuybackStatus | null>(null);
  const [reason, setReason] = useState('');
  const [trouble, setTrouble] = useState<string | undefined>();
  const chosen = file.moves.find((move) => move === to) ?? file.moves[0];
  const moving = useMutation({
    mutationFn: async (status: BuybackStatus) => {
      const { id, version } = file;
      await client.post('admin-buyback-move', {
        params: { id },
        body: { status, reason, version },
      });
      return status;
    },
    meta: { silent: true },
    onSuccess: (status) => {
      setReason('');
      notify('success', t('moved', { status: statusName(status) }));
    },
    onError: (error) => {
      const { fields } = failureOf(error);
      setTrouble(fields['reason']);
      if (fields['reason'] === undefined) reportFailure(error);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['buyback-desk', file.id] }),
  });
  if (chosen === undefined) return null;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setTrouble(undefined);
    if (!moving.isPending) moving.mutate(chosen);
  };
  return (
    <form className="buyback-move" noValidate onSubmit={send}>
      <SelectField
        label={t('moveTo')}
        value={chosen}
        onChange={({ target }) => setTo(file.moves.find((move) => move === target.value) ?? null)}
      >
        {file.moves.map((move) => (
          <option key={move} value={move}>
            {statusName(move)}
          </option>
        ))}
      </SelectField>
      <TextField
        label={t('moveReason')}
        value={reason}
        maxLength={500}
        error={trouble}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button type="submit" kind="primary" busy={moving.isPending}>
        {t('move')}
      </Button>
    </form>
  );
}
