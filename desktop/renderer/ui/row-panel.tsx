import { useMutation } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import type { GridRow } from '#core/grid/grid-definition.ts';
import { usePhrases } from '../i18n/use-phrases.ts';
import { useTableName } from '../i18n/use-table-name.ts';
import { failureOf, reportFailure } from '../lib/failures.ts';
import { notify } from '../lib/notify.ts';
import { saveRow, type RowWords } from '../lib/save-row.ts';
import { sayUses } from '../lib/say-uses.ts';
import { Button } from './button.tsx';
import { ConfirmDialog } from './dialog.tsx';
import { Panel } from './panel.tsx';
import { RowForm, textOf, type RowField, type RowValues } from './row-form.tsx';

interface RowPanelProps {
  readonly title: string;
  readonly fields: readonly RowField[];
  /** Null for a new row, which begins with `initial`. */
  readonly row: GridRow | null;
  readonly initial: RowValues;
  readonly suggest?: (
    typed: Readonly<Record<string, string>>,
    name: string,
  ) => Record<string, string>;
  /** Adds a row, or changes fields of one that stands at the version it brings. */
  readonly save: (row: GridRow | null, values: RowValues) => Promise<unknown>;
  /** Absent where there is always this one row. */
  readonly remove?: (row: GridRow) => Promise<unknown>;
  readonly onClose: () => void;
  readonly children?: (typed: Readonly<Record<string, string>>) => ReactNode;
}

/** How the fields and values are said where two people changed the same. */
const wordsOf = (fields: readonly RowField[]): RowWords => ({
  label: (name) => fields.find((field) => field.name === name)?.label ?? name,
  value(name, value) {
    const text = textOf(value);
    const choices = fields.find((field) => field.name === name)?.choices ?? [];
    return choices.find((choice) => choice.value === text)?.label ?? text;
  },
});

function useSaving({ save, row, fields, onClose }: RowPanelProps) {
  const t = usePhrases('rowPanel');
  return useMutation({
    mutationFn: async (values: RowValues): Promise<boolean> => {
      if (row) return saveRow(row, changesOf(row, values), save, wordsOf(fields));
      await save(null, values);
      return true;
    },
    meta: { silent: true },
    onSuccess: (isSaved) => {
      if (!isSaved) return;
      notify('success', row ? t('saved') : t('added'));
      onClose();
    },
    onError: (error) => {
      if (Object.keys(failureOf(error).fields).length === 0) reportFailure(error);
    },
  });
}

/** What differs from the row as the list showed it. */
const changesOf = (row: GridRow, values: RowValues): RowValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => textOf(value) !== textOf(row[name])),
  );

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
  const { title, fields, row, initial, suggest, onClose, children } = props;
  const t = usePhrases('rowPanel');
  const form = useId();
  const [isDeleting, setDeleting] = useState(false);
  const saving = useSaving(props);
  const deleting = useDeleting(props, () => setDeleting(false));
  const errors = saving.error === null ? {} : failureOf(saving.error).fields;
  const actions = (
    <>
      {row && props.remove && (
        <Button kind="danger" onClick={() => setDeleting(true)}>
          {t('delete')}
        </Button>
      )}
      <Button kind="primary" type="submit" form={form} busy={saving.isPending}>
        {t('save')}
      </Button>
    </>
  );
  return (
    <Panel title={title} onClose={onClose} actions={actions}>
      <RowForm
        id={form}
        fields={fields}
        initial={row ?? initial}
        errors={errors}
        isSaved={saving.data === true || deleting.isSuccess}
        onSave={(values) => {
          if (!saving.isPending) saving.mutate(values);
        }}
        {...(suggest ? { suggest } : {})}
        {...(children ? { children } : {})}
      />
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
