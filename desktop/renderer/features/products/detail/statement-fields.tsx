import { SelectField, TextField } from '#ui/text-field.tsx';
import { useLanguage, usePhrases } from '../../../i18n/use-phrases.ts';
import { SearchMultiSelect } from '../../../ui/search-multi-select.tsx';
import type { Attribute, TypedStatement } from './statements.ts';

export interface AttributeValue {
  readonly id: number;
  readonly attributeId: number;
  readonly nameCs: string;
  readonly nameRo: string;
}

interface StatementFieldsProps {
  readonly attribute: Attribute;
  /** Of a choice. */
  readonly values: readonly AttributeValue[];
  readonly typed: TypedStatement;
  readonly error: string | undefined;
  readonly onTyped: (typed: TypedStatement) => void;
}

/** The control of one attribute, by its kind and with its unit. */
export function StatementFields(props: StatementFieldsProps) {
  const { attribute, typed, error, onTyped } = props;
  const grid = usePhrases('grid');
  const t = usePhrases('product');
  const { kind, label, unit } = attribute;
  if (kind === 'choice') return <ChoiceField {...props} />;
  if (kind === 'boolean') {
    return (
      <SelectField
        label={label}
        error={error}
        value={typed.value}
        onChange={({ target }) => onTyped({ ...typed, value: target.value })}
      >
        <option value="" />
        <option value="1">{grid('yes')}</option>
        <option value="0">{grid('no')}</option>
      </SelectField>
    );
  }
  if (kind === 'number') {
    return (
      <TextField
        label={unit === null ? label : `${label} (${unit})`}
        inputMode="decimal"
        error={error}
        value={typed.value}
        onChange={({ target }) => onTyped({ ...typed, value: target.value })}
      />
    );
  }
  return (
    <>
      <TextField
        label={t('inCzech', { name: label })}
        error={error}
        value={typed.textCs}
        onChange={({ target }) => onTyped({ ...typed, textCs: target.value })}
      />
      <TextField
        label={t('inRomanian', { name: label })}
        value={typed.textRo}
        onChange={({ target }) => onTyped({ ...typed, textRo: target.value })}
      />
    </>
  );
}

/** One value or several: a phone has both Wi-Fi and NFC. */
function ChoiceField({ attribute, values, typed, error, onTyped }: StatementFieldsProps) {
  const language = useLanguage();
  const options = values.map(({ id, nameCs, nameRo }) => ({
    id,
    label: language === 'cs' ? nameCs : nameRo,
  }));
  return (
    <SearchMultiSelect
      label={attribute.label}
      error={error}
      options={options}
      value={typed.value === '' ? [] : typed.value.split(',').map(Number)}
      onChange={(ids) => onTyped({ ...typed, value: ids.join(',') })}
    />
  );
}
