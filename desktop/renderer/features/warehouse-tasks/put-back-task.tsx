import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { readLabel } from '#core/warehouse/label-code.ts';
import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { failureOf } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { playTone } from '../../lib/scanner/sounds.ts';
import { useScanner } from '../../lib/scanner/use-scanner.ts';
import { Button } from '../../ui/button.tsx';
import { tasksKey, type WarehouseTask } from './tasks.ts';

interface PutBackTaskProps {
  readonly task: WarehouseTask;
  readonly onClose: () => void;
}

/** Two scans: the crate, then the bin into which all of it goes. */
export function PutBackTask({ task, onClose }: PutBackTaskProps) {
  const t = usePhrases('warehouseTasks');
  const [crate, setCrate] = useState('');
  const [bin, setBin] = useState('');
  const put = useMutation({
    mutationFn: (into: string) =>
      client.post('warehouse-task-put-back', {
        params: { id: task.id },
        body: { crate, bin: into },
      }),
    onSuccess: (reply) => {
      playTone('good');
      notify('success', t('putBackDone', { count: reply.pieces, bin: reply.bin }));
      void queries.invalidateQueries({ queryKey: tasksKey });
      onClose();
    },
    onError: () => playTone('wrong'),
  });
  useScanner((text) => {
    const label = readLabel(text);
    if (label?.kind === 'crate') {
      setCrate(label.code);
      return playTone(label.code === task.location ? 'good' : 'wrong');
    }
    if (label?.kind !== 'location' || crate === '') return playTone('wrong');
    setBin(label.code);
    put.mutate(label.code);
  }, true);
  const failure = put.isError ? failureOf(put.error) : null;
  return (
    <form
      className="warehouse-task-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        put.mutate(bin);
      }}
    >
      <p className="warehouse-task-step" role="status">
        {crate === '' ? t('scanCrate', { crate: task.location ?? '' }) : t('scanBin')}
      </p>
      <TextField
        label={t('crate')}
        value={crate}
        error={failure?.fields['crate']}
        onChange={(event) => setCrate(event.target.value)}
      />
      <TextField
        label={t('bin')}
        value={bin}
        error={failure?.fields['bin']}
        onChange={(event) => setBin(event.target.value)}
      />
      {failure && failure.kind !== 'fields' && <p role="alert">{failure.text}</p>}
      <Button kind="primary" type="submit" busy={put.isPending}>
        {t('do_put_back')}
      </Button>
    </form>
  );
}
