import { useMutation } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import type { CellValue } from '#core/grid/grid-definition.ts';
import { gridOf, isSettable, keptColumns, type Resource } from '#core/resources/resource.ts';
import { SelectField } from '#ui/text-field.tsx';
import { usePhrases, useResourceWords } from '../../i18n/use-phrases.ts';
import { failureOf, reportFailure } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { offerUndo } from '../../lib/undo.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { useTimeZone } from '../../lib/session.ts';
import { Button } from '../button.tsx';
import { ConfirmDialog, Dialog } from '../dialog.tsx';
import type { SelectedRows } from '../grid/grid-types.ts';
import { keepSelection } from '../grid/keep-selection.ts';
import { wireSelection } from '../grid/row-selection.ts';
import type { RowField } from '../row-field.ts';
import { RowForm, rowValues } from '../row-form.tsx';
import { resourceCalls, type SelectionReply } from './resource-calls.ts';
import { resourceFields } from './resource-fields.ts';

interface SelectionActionsProps {
  readonly resource: Resource;
  readonly rows: SelectedRows;
}

/** Buttons over a list for its selected rows: one value for all of them, and deleting them. */
export function SelectionActions({ resource, rows }: SelectionActionsProps) {
  const t = usePhrases('rowPanel');
  const [open, setOpen] = useState<'set' | 'remove' | null>(null);
  const close = () => setOpen(null);
  if (rows.count === 0 && open === null) return null;
  return (
    <>
      {settableColumns(resource).length > 0 && (
        <Button onClick={() => setOpen('set')}>{t('set')}</Button>
      )}
      <Button kind="danger" onClick={() => setOpen('remove')}>
        {t('remove')}
      </Button>
      {open === 'set' && <SetDialog resource={resource} rows={rows} onClose={close} />}
      {open === 'remove' && <RemoveDialog resource={resource} rows={rows} onClose={close} />}
    </>
  );
}

const settableColumns = ({ columns }: Resource): readonly string[] =>
  keptColumns(columns).flatMap(([id, column]) => (isSettable(column) ? [id] : []));

type Done = 'setDone' | 'removeDone';

/** Does something to exactly the rows that were counted, and says what came of it. */
function useOnSelection<T>(
  { resource, rows, onClose }: SelectionActionsProps & { readonly onClose: () => void },
  done: Done,
  act: (selectionId: string, given: T) => Promise<SelectionReply>,
) {
  const t = usePhrases('rowPanel');
  return useMutation({
    mutationFn: async (given: T) => {
      const selection = wireSelection(rows.selection, rows.filter);
      const { id } = await keepSelection(gridOf(resource), selection);
      return act(id, given);
    },
    meta: { silent: true },
    onSuccess: ({ changeSetId, applied, refused }) => {
      offerUndo(changeSetId, t(done, { count: applied }));
      if (refused.length > 0) {
        const reasons = [...new Set(refused.map(({ reason }) => reason))].join(' ');
        notify('warning', t('rowsKept', { count: refused.length, reasons }));
      }
      rows.clear();
      onClose();
    },
    onError: (error) => {
      if (Object.keys(failureOf(error).fields).length === 0) reportFailure(error);
    },
  });
}

interface ActionDialogProps extends SelectionActionsProps {
  readonly onClose: () => void;
}

function SetDialog(props: ActionDialogProps) {
  const { resource, rows, onClose } = props;
  const t = usePhrases('rowPanel');
  const words = useResourceWords(resource.table);
  const form = useId();
  const columns = settableColumns(resource);
  const [column, setColumn] = useState(columns[0] ?? '');
  const { setColumn: send } = useMemo(() => resourceCalls(resource), [resource]);
  const setting = useOnSelection(props, 'setDone', (id, value: CellValue) =>
    send(id, { column, value }),
  );
  const fields = resourceFields(resource, words, {}, t('optional'));
  const save = (
    <Button kind="primary" type="submit" form={form} busy={setting.isPending}>
      {t('setNow')}
    </Button>
  );
  return (
    <Dialog
      title={t('setTitle', { count: rows.count })}
      lead={t('setLead')}
      width="narrow"
      onClose={onClose}
      actions={save}
    >
      <SelectField
        label={t('setColumn')}
        value={column}
        onChange={({ target }) => {
          setting.reset();
          setColumn(target.value);
        }}
      >
        {columns.map((id) => (
          <option key={id} value={id}>
            {words.columns[id]}
          </option>
        ))}
      </SelectField>
      <SetForm
        key={column}
        id={form}
        fields={fields.filter(({ name }) => name === column)}
        send={(value) => setting.mutateAsync(value)}
      />
    </Dialog>
  );
}

interface SetFormProps {
  readonly id: string;
  /** The one column that is set. */
  readonly fields: readonly RowField[];
  readonly send: (value: CellValue) => Promise<unknown>;
}

function SetForm({ id, fields, send }: SetFormProps) {
  const names = fields.map(({ name }) => name);
  const [column = ''] = names;
  const timeZone = useTimeZone();
  const form = useOfficeForm({
    fields: names,
    send: (typed) => send(rowValues(fields, typed, timeZone)[column] ?? null),
    sameField: { value: column, column },
    // What belongs to no field is told by the mutation.
    saysTrouble: true,
  });
  return <RowForm id={id} fields={fields} form={form} isSaved />;
}

function RemoveDialog(props: ActionDialogProps) {
  const { resource, rows, onClose } = props;
  const t = usePhrases('rowPanel');
  const { removeRows } = useMemo(() => resourceCalls(resource), [resource]);
  const removing = useOnSelection(props, 'removeDone', (id, _: null) => removeRows(id));
  return (
    <ConfirmDialog
      title={t('removeTitle', { count: rows.count })}
      lead={t('removeLead')}
      confirm={t('remove')}
      isDangerous
      busy={removing.isPending}
      onConfirm={() => removing.mutate(null)}
      onClose={onClose}
    />
  );
}
