import type { Permission } from '#core/permissions/roles.ts';
import { useId, type ReactNode } from 'react';
import { permissionOfField } from '#core/catalog/field-permissions.ts';
import type { GridRow } from '#core/grid/grid-definition.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useSession } from '../../lib/session.ts';
import { Button } from '../button.tsx';
import type { RowField } from '../row-field.ts';
import { RowForm, type RowValues, type TypedRow } from '../row-form.tsx';
import { useRowForm } from '../use-row-form.ts';

interface TabFormProps {
  readonly title: string;
  readonly fields: readonly RowField[];
  readonly row: GridRow;
  /** Who may change all of it, where its fields do not say themselves who. */
  readonly permission?: Permission;
  /** Changes fields of the row that stands at the version it brings. */
  readonly save: (row: GridRow, values: RowValues) => Promise<unknown>;
  /** Reads the row anew. */
  readonly onSaved: () => void;
  readonly children?: (typed: TypedRow) => ReactNode;
}

/**
 * One form of a tab with its own button; it begins anew where the row it shows has another version.
 * Fields that are another one's work are shown in a form that cannot be changed.
 */
export function TabForm(props: TabFormProps) {
  const { row, fields, permission } = props;
  const permissions = useSession(({ user }) => user?.permissions) ?? [];
  const mayEdit = ({ name }: RowField) =>
    permissions.includes(permission ?? permissionOfField(name));
  const version = `${String(row.id)} ${String(row.version)}`;
  const own = fields.filter(mayEdit);
  const others = fields.filter((field) => !mayEdit(field));
  return (
    <>
      {own.length > 0 && <VersionForm key={version} {...props} fields={own} mayEdit />}
      {others.length > 0 && (
        <VersionForm key={`${version} shown`} {...props} fields={others} mayEdit={false} />
      )}
    </>
  );
}

function VersionForm({
  title,
  fields,
  row,
  mayEdit,
  save,
  onSaved,
  children,
}: TabFormProps & { readonly mayEdit: boolean }) {
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
