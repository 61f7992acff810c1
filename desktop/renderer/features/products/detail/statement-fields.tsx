import { SelectField, TextField } from '#ui/text-field.tsx';
import { useLanguage, usePhrases } from '../../../i18n/use-phrases.ts';
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

function ChoiceField({ attribute, values, typed, error, onTyped }: StatementFieldsProps) {
  const language = useLanguage();
  const nameOf = ({ nameCs, nameRo }: AttributeValue) => (language === 'cs' ? nameCs : nameRo);
  const said = typed.value.split(',');
  // Several at once, which other programs may say, stay together as long as nobody chooses anew.
  const together = values.filter(({ id }) => said.includes(String(id))).map(nameOf);
  return (
    <SelectField
      label={attribute.label}
      error={error}
      value={typed.value}
      onChange={({ target }) => onTyped({ ...typed, value: target.value })}
    >
      <option value="" />
      {said.length > 1 && <option value={typed.value}>{together.join(', ')}</option>}
      {values.map((value) => (
        <option key={value.id} value={value.id}>
          {nameOf(value)}
        </option>
      ))}
    </SelectField>
  );
}
