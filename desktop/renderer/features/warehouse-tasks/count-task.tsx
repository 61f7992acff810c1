import { TextField } from '#ui/text-field.tsx';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { Button } from '../../ui/button.tsx';
import { tasksKey, type WarehouseTask } from './tasks.ts';

interface CountTaskProps {
  readonly task: WarehouseTask;
  readonly onClose: () => void;
}

type Counted = Reply<Endpoints['warehouse-task-count']>;

/** Counted blind: what the books say is not shown. */
export function CountTask({ task, onClose }: CountTaskProps) {
  const t = usePhrases('warehouseTasks');
  const tell = ({ found, goesOn, lost, prepared }: Counted): string => {
    if (prepared) return t('countWaits');
    if (goesOn !== null) return t('countGoesOn', { count: found, order: goesOn });
    if (found > 0) return t('countFound', { count: found });
    return lost > 0 ? t('countLost', { count: lost }) : t('countSame');
  };
  const { form, submit, field, isSending, trouble } = useOfficeForm({
    fields: ['counted', 'note'],
    saysTrouble: true,
    send: ({ counted, note }) =>
      client.post('warehouse-task-count', {
        params: { id: task.id },
        // An empty text is no number, which the contract says.
        body: { counted: counted.trim() === '' ? Number.NaN : Number(counted), note },
      }),
    onSent: (reply) => {
      notify('success', tell(reply));
      void queries.invalidateQueries({ queryKey: tasksKey });
      onClose();
    },
  });
  return (
    <form ref={form} className="warehouse-task-form" noValidate onSubmit={submit}>
      <p className="warehouse-task-step">{t('countHow', { bin: task.location ?? '' })}</p>
      <TextField label={t('counted')} inputMode="numeric" autoFocus {...field('counted')} />
      <TextField label={t('countNote')} maxLength={500} {...field('note')} />
      {trouble !== undefined && <p role="alert">{trouble}</p>}
      <Button kind="primary" type="submit" busy={isSending}>
        {t('do_count')}
      </Button>
    </form>
  );
}
