import { useId, type ReactNode } from 'react';
import type { GridRow } from '#core/grid/grid-definition.ts';
import { usePhrases } from '../../../i18n/use-phrases.ts';
import { Button } from '../../../ui/button.tsx';
import { RowForm, type RowField, type RowValues, type TypedRow } from '../../../ui/row-form.tsx';
import { useRowForm } from '../../../ui/use-row-form.ts';

interface TabFormProps {
  readonly title: string;
  readonly fields: readonly RowField[];
  readonly row: GridRow;
  readonly mayEdit: boolean;
  /** Changes fields of the row that stands at the version it brings. */
  readonly save: (row: GridRow, values: RowValues) => Promise<unknown>;
  /** Reads the row anew. */
  readonly onSaved: () => void;
  readonly children?: (typed: TypedRow) => ReactNode;
}

/** One form of a tab with its own button; it begins anew where the row it shows has another version. */
export const TabForm = (props: TabFormProps) => (
  <VersionForm key={`${String(props.row.id)} ${String(props.row.version)}`} {...props} />
);

function VersionForm({ title, fields, row, mayEdit, save, onSaved, children }: TabFormProps) {
  const t = usePhrases('rowPanel');
  const id = useId();
  const { form, isSaved } = useRowForm({
    fields,
    row,
    initial: {},
    save: (seen, values) => (seen ? save(seen, values) : Promise.resolve()),
    onSaved,
  });
  return (
    <fieldset className="product-form" disabled={!mayEdit}>
      <legend>{title}</legend>
      <RowForm id={id} fields={fields} form={form} isSaved={isSaved}>
        {children}
      </RowForm>
      {mayEdit && (
        <Button kind="primary" type="submit" form={id} busy={form.isSending}>
          {t('save')}
        </Button>
      )}
    </fieldset>
  );
}
