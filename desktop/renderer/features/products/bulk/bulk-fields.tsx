import { Checkbox } from '#ui/checkbox.tsx';
import { SelectField, TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../../i18n/use-phrases.ts';
import { AttributeFields } from './attribute-fields.tsx';
import type { FieldsProps } from './fields-props.ts';
import { PriceFields } from './price-fields.tsx';
import { RenameFields } from './rename-fields.tsx';
import type { BulkKind } from './wish-of.ts';

const kinds = {
  rename: RenameFields,
  replace: ReplaceFields,
  activate: ActivateFields,
  attribute: AttributeFields,
  price: PriceFields,
} as const;

/** The controls of one kind of change. */
export function BulkFields({ kind, ...props }: FieldsProps & { readonly kind: BulkKind }) {
  const Fields = kinds[kind];
  return <Fields {...props} />;
}

function ReplaceFields({ typed, errors, set }: FieldsProps) {
  const t = usePhrases('bulk');
  const said = usePhrases('sales');
  const box = (name: string, label: string) => (
    <Checkbox
      label={label}
      checked={typed[name] === 'true'}
      onChange={({ target }) => set({ [name]: target.checked ? 'true' : '' })}
    />
  );
  return (
    <>
      <TextField
        label={t('find')}
        error={errors['change.replace.find']}
        value={typed['find']}
        onChange={({ target }) => set({ find: target.value })}
        autoFocus
      />
      <TextField
        label={t('replaceWith')}
        error={errors['change.replace.replaceWith']}
        value={typed['replaceWith']}
        onChange={({ target }) => set({ replaceWith: target.value })}
      />
      {box('nameCs', said('nameCs'))}
      {box('nameRo', said('nameRo'))}
      {box('isCaseKept', t('isCaseKept'))}
    </>
  );
}

function ActivateFields({ typed, set }: FieldsProps) {
  const t = usePhrases('bulk');
  return (
    <SelectField
      label={t('isActive')}
      value={typed['isActive']}
      onChange={({ target }) => set({ isActive: target.value })}
      autoFocus
    >
      <option value="true">{t('isActive_true')}</option>
      <option value="false">{t('isActive_false')}</option>
    </SelectField>
  );
}
