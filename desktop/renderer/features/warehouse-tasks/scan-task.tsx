import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf } from '../../lib/failures.ts';
import { queries } from '../../lib/queries.ts';
import { playTone } from '../../lib/scanner/sounds.ts';
import { useScanner } from '../../lib/scanner/use-scanner.ts';
import { Button } from '../../ui/button.tsx';
import { tasksKey, type WarehouseTask } from './tasks.ts';

interface ScanTaskProps {
  readonly task: WarehouseTask;
  readonly onClose: () => void;
}

/** Done where the thing lies: scanning it says that somebody was there. */
export function ScanTask({ task, onClose }: ScanTaskProps) {
  const t = usePhrases('warehouseTasks');
  const [text, setText] = useState('');
  const done = useMutation({
    mutationFn: (scanned: string) =>
      client.post('warehouse-task-close', {
        params: { id: task.id },
        body: { version: task.version, to: 'done', note: '', scanned },
      }),
    onSuccess: () => {
      playTone('good');
      void queries.invalidateQueries({ queryKey: tasksKey });
      onClose();
    },
    onError: () => playTone('wrong'),
  });
  useScanner((scanned) => {
    setText(scanned);
    done.mutate(scanned);
  }, true);
  const name = task.product?.name ?? task.location ?? '';
  const failure = done.isError ? failureOf(done.error) : null;
  return (
    <form
      className="warehouse-task-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        done.mutate(text);
      }}
    >
      <p className="warehouse-task-step" role="status">
        {task.way === 'scan' ? t('scanProduct', { name }) : t('scanWhenDone', { name })}
      </p>
      <TextField
        label={t('gradePiece')}
        value={text}
        error={failure?.fields['scanned']}
        onChange={(event) => setText(event.target.value)}
      />
      {failure && failure.kind !== 'fields' && <p role="alert">{failure.text}</p>}
      <Button
        kind={task.way === 'scan' ? 'primary' : 'secondary'}
        type="submit"
        busy={done.isPending}
      >
        {t('do_scan')}
      </Button>
    </form>
  );
}
