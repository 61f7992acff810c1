import { TextAreaField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button } from '../../ui/button.tsx';
import type { StaffOrder } from './staff-order.ts';

/** What was agreed with the customer, who wrote it first: written at any time, also while the order is picked. */
export function OrderNote({ order: { id, note } }: { readonly order: StaffOrder }) {
  const t = usePhrases('orderEdit');
  const mayWrite = usePermission('orders.manage');
  if (!mayWrite) return note === '' ? null : <p className="order-note">{note}</p>;
  // Another writer's note is shown at once, and is what the next one is written over.
  return <NoteForm key={note} id={id} note={note} title={t('note')} />;
}

interface NoteFormProps extends Pick<StaffOrder, 'id' | 'note'> {
  readonly title: string;
}

function NoteForm({ id, note: seen, title }: NoteFormProps) {
  const t = usePhrases('orderEdit');
  const { form, submit, field, isSending } = useOfficeForm({
    fields: ['note'],
    initial: { note: seen },
    send: async ({ note }) => {
      try {
        return await client.post('admin-order-note', { params: { id }, body: { note, seen } });
      } finally {
        void queries.invalidateQueries({ queryKey: ['admin-order'] });
      }
    },
    onSent: () => notify('success', t('noteSaved')),
  });
  return (
    <form ref={form} className="stack" noValidate onSubmit={submit}>
      <TextAreaField label={title} help={t('noteHelp')} maxLength={1000} {...field('note')} />
      <Button type="submit" busy={isSending}>
        {t('noteSave')}
      </Button>
    </form>
  );
}
