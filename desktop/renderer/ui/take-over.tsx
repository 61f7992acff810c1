import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../i18n/use-phrases.ts';
import { client } from '../lib/client.ts';
import { roundKey } from '../lib/pick-round.ts';
import { queries } from '../lib/queries.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface TakeOverProps {
  readonly roundId: number;
  readonly onClose: () => void;
  /** Where the walk is gone on with. */
  readonly onTaken?: () => void;
}

/** A supervisor takes a walk over from its picker, and says why. */
export function TakeOver({ roundId, onClose, onTaken }: TakeOverProps) {
  const t = usePhrases('picking');
  const [reason, setReason] = useState('');
  const take = useMutation({
    mutationFn: () => client.post('pick-take-over', { params: { id: roundId }, body: { reason } }),
    onSuccess: (reply) => {
      queries.setQueryData(roundKey, reply);
      onTaken?.();
    },
  });
  return (
    <Dialog title={t('takeOver')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          take.mutate();
        }}
      >
        <p>{t('takeOverText')}</p>
        <TextField
          label={t('reason')}
          value={reason}
          maxLength={500}
          required
          onChange={(event) => setReason(event.target.value)}
        />
        <Button type="submit" kind="primary" busy={take.isPending}>
          {t('takeOver')}
        </Button>
      </form>
    </Dialog>
  );
}
