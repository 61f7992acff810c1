import { useMutation } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import type { GridRow } from '#core/grid/grid-definition.ts';
import { usePhrases } from '../i18n/use-phrases.ts';
import { useTableName } from '../i18n/use-table-name.ts';
import { notify } from '../lib/notify.ts';
import { sayUses } from '../lib/say-uses.ts';
import { Button } from './button.tsx';
import { ConfirmDialog } from './dialog.tsx';
import { Panel } from './panel.tsx';
import type { RowField } from './row-field.ts';
import { RowForm, type RowValues, type TypedRow } from './row-form.tsx';
import { useRowForm } from './use-row-form.ts';

interface RowPanelProps {
  readonly title: string;
  readonly fields: readonly RowField[];
  /** Null for a new row, which begins with `initial`. */
  readonly row: GridRow | null;
  readonly initial: RowValues;
  readonly suggest?: (typed: TypedRow, name: string) => TypedRow;
  /** Adds a row, or changes fields of one that stands at the version it brings. */
  readonly save: (row: GridRow | null, values: RowValues) => Promise<unknown>;
  /** Absent where there is always this one row. */
  readonly remove?: (row: GridRow) => Promise<unknown>;
  readonly onClose: () => void;
  readonly children?: (typed: TypedRow) => ReactNode;
}

/** What still uses a row is named in the refusal. */
function useDeleting({ remove, onClose }: RowPanelProps, onSettled: () => void) {
  const t = usePhrases('rowPanel');
  const tableName = useTableName();
  return useMutation({
    mutationFn: async (row: GridRow) => remove?.(row),
    meta: { silent: true },
    onSuccess: () => {
      notify('success', t('deleted'));
      onClose();
    },
    onError: (error) => notify('error', sayUses(error, tableName)),
    onSettled,
  });
}

/** Form of a plain row beside its list: saves, adds, and deletes where nothing uses it. */
export function RowPanel(props: RowPanelProps) {
  const { title, fields, row, suggest, onClose, children } = props;
  const t = usePhrases('rowPanel');
  const id = useId();
  const [isDeleting, setDeleting] = useState(false);
  const { form, isSaved } = useRowForm({ ...props, onSaved: onClose });
  const deleting = useDeleting(props, () => setDeleting(false));
  const actions = (
    <>
      {row && props.remove && (
        <Button kind="danger" onClick={() => setDeleting(true)}>
          {t('delete')}
        </Button>
      )}
      <Button kind="primary" type="submit" form={id} busy={form.isSending}>
        {t('save')}
      </Button>
    </>
  );
  return (
    <Panel title={title} onClose={onClose} actions={actions}>
      <RowForm
        id={id}
        fields={fields}
        form={form}
        isSaved={isSaved || deleting.isSuccess}
        suggest={suggest}
      >
        {children}
      </RowForm>
      {isDeleting && row && (
        <ConfirmDialog
          title={t('deleteTitle', { name: title })}
          lead={t('deleteLead')}
          confirm={t('delete')}
          isDangerous
          busy={deleting.isPending}
          onConfirm={() => deleting.mutate(row)}
          onClose={() => setDeleting(false)}
        />
      )}
    </Panel>
  );
}
