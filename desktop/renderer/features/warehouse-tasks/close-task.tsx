import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf } from '../../lib/failures.ts';
import { queries } from '../../lib/queries.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button } from '../../ui/button.tsx';
import { tasksKey, type WarehouseTask } from './tasks.ts';

interface CloseTaskProps {
  readonly task: WarehouseTask;
  readonly onClose: () => void;
}

/** A task that is done by saying so; one that is done by scanning only a supervisor calls off. */
export function CloseTask({ task, onClose }: CloseTaskProps) {
  const t = usePhrases('warehouseTasks');
  const isSupervisor = usePermission('warehouse.manage');
  const [note, setNote] = useState('');
  const close = useMutation({
    mutationFn: (to: 'done' | 'cancelled') =>
      client.post('warehouse-task-close', {
        params: { id: task.id },
        body: { version: task.version, to, note },
      }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: tasksKey });
      onClose();
    },
  });
  const isByWord = task.way === 'word';
  if (!isByWord && !isSupervisor) return null;
  const failure = close.isError ? failureOf(close.error) : null;
  return (
    <div className="warehouse-task-form">
      <TextField
        label={isByWord ? t('closeNote') : t('callOffReason')}
        value={note}
        maxLength={500}
        error={failure?.fields['note']}
        onChange={(event) => setNote(event.target.value)}
      />
      {failure && failure.kind !== 'fields' && <p role="alert">{failure.text}</p>}
      <div className="warehouse-task-acts">
        <Button busy={close.isPending} onClick={() => close.mutate('cancelled')}>
          {t('callOff')}
        </Button>
        {isByWord && (
          <Button kind="primary" busy={close.isPending} onClick={() => close.mutate('done')}>
            {t('do_word')}
          </Button>
        )}
      </div>
    </div>
  );
}
