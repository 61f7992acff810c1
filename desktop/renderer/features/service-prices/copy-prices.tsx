import { useId, useState } from 'react';
import { gridOf } from '#core/resources/resource.ts';
import { servicePrices } from '#core/service/operation-resources.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { offerUndo } from '../../lib/undo.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { SelectedRows } from '../../ui/grid/grid-types.ts';
import { keepSelection } from '../../ui/grid/keep-selection.ts';
import { wireSelection } from '../../ui/grid/row-selection.ts';
import { findersOf } from '../../ui/resource/outside-rows.ts';
import type { RowField } from '../../ui/row-field.ts';
import { RowForm } from '../../ui/row-form.tsx';

/** The button over the list, and where to: a model that has no such prices yet. */
export function CopyPrices({ rows }: { readonly rows: SelectedRows }) {
  const t = usePhrases('servicePrices');
  const [isOpen, setOpen] = useState(false);
  if (rows.count === 0 && !isOpen) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('copy')}</Button>
      {isOpen && <CopyDialog rows={rows} onClose={() => setOpen(false)} />}
    </>
  );
}

interface CopyDialogProps {
  readonly rows: SelectedRows;
  readonly onClose: () => void;
}

function CopyDialog({ rows, onClose }: CopyDialogProps) {
  const t = usePhrases('servicePrices');
  const id = useId();
  const find = findersOf['device-models'];
  const fields: RowField[] = [
    { name: 'modelId', label: t('model'), type: 'reference', ...(find && { find }) },
  ];
  const form = useOfficeForm({
    fields: fields.map(({ name }) => name),
    send: async (typed) => {
      const selection = wireSelection(rows.selection, rows.filter);
      const kept = await keepSelection(gridOf(servicePrices), selection);
      const body = { selectionId: kept.id, modelId: Number(typed['modelId']) };
      return client.post('service-prices-copy', { body });
    },
    onSent: ({ changeSetId, applied, kept }) => {
      offerUndo(changeSetId, t('copied', { count: applied }));
      if (kept > 0) notify('info', t('kept', { count: kept }));
      rows.clear();
      onClose();
    },
  });
  const save = (
    <Button kind="primary" type="submit" form={id} busy={form.isSending}>
      {t('copyNow')}
    </Button>
  );
  return (
    <Dialog
      title={t('copyTitle', { count: rows.count })}
      lead={t('copyLead')}
      width="narrow"
      onClose={onClose}
      actions={save}
    >
      <RowForm id={id} fields={fields} form={form} isSaved />
    </Dialog>
  );
}
