import { useState, type ReactNode, type SubmitEvent } from 'react';
import type { CellValue } from '#core/grid/grid-definition.ts';
import { SelectField, TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../i18n/use-phrases.ts';
import { UnsavedDialog } from './unsaved-dialog.tsx';
import './row-form.css';

/** One field of a plain row. */
export interface RowField {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'whole' | 'decimal' | 'day' | 'choice' | 'reference' | 'flag';
  readonly help?: string;
  /** Word beside the label of a field that may stay empty; it is then sent as null. */
  readonly optional?: string;
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
}

export type RowValues = Readonly<Record<string, string | number | boolean | null>>;

interface RowFormProps {
  readonly id: string;
  readonly fields: readonly RowField[];
  /** Cells of a row, or what a new one begins with. */
  readonly initial: Readonly<Record<string, CellValue>>;
  readonly errors: Readonly<Record<string, string>>;
  /** Told as the person types, such as to suggest an address from a name. */
  readonly suggest?: (
    typed: Readonly<Record<string, string>>,
    name: string,
  ) => Record<string, string>;
  readonly isSaved: boolean;
  readonly onSave: (values: RowValues) => void;
  readonly children?: (typed: Readonly<Record<string, string>>) => ReactNode;
}

/** A cell as it stands in its field. */
export const textOf = (value: CellValue | undefined): string =>
  typeof value === 'number' ? String(value).replace('.', ',') : String(value ?? '');

/** The form of a plain row: typed texts become what the call takes; what is no number is left to it. */
export function RowForm(props: RowFormProps) {
  const { id, fields, initial, errors, suggest, isSaved, onSave, children } = props;
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(fields.map(({ name }) => [name, textOf(initial[name])])),
  );
  const isDirty = fields.some(({ name }) => typed[name] !== textOf(initial[name]));
  const change = (name: string, value: string) =>
    setTyped((before) => {
      const after = { ...before, [name]: value };
      return { ...after, ...suggest?.(after, name) };
    });
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    onSave(Object.fromEntries(fields.map((field) => [field.name, valueOf(field, typed)])));
  };
  return (
    <form id={id} className="row-form" noValidate onSubmit={send}>
      {fields.map((field, place) => (
        <FieldInput
          key={field.name}
          field={field}
          value={typed[field.name] ?? ''}
          error={errors[field.name]}
          isFirst={place === 0}
          onChange={(value) => change(field.name, value)}
        />
      ))}
      {children?.(typed)}
      <UnsavedDialog isDirty={isDirty && !isSaved} />
    </form>
  );
}

function valueOf(
  { name, type, optional }: RowField,
  typed: Readonly<Record<string, string>>,
): string | number | boolean | null {
  const text = (typed[name] ?? '').trim();
  if (text === '' && optional !== undefined) return null;
  // Of a reference, the id of a row is chosen, or none.
  if (type === 'reference') return Number(text) || null;
  if (type === 'flag' && text !== '') return text === 'true';
  const isNumber = type === 'whole' || type === 'decimal';
  if (!isNumber || text === '') return text;
  const number = Number(text.replace(/\s/g, '').replace(',', '.'));
  return Number.isNaN(number) ? text : number;
}

interface FieldInputProps {
  readonly field: RowField;
  readonly value: string;
  readonly error: string | undefined;
  readonly isFirst: boolean;
  readonly onChange: (value: string) => void;
}

function FieldInput({ field, value, error, isFirst, onChange }: FieldInputProps) {
  const t = usePhrases('grid');
  const { label, help, optional, type } = field;
  const yesOrNo = [
    { value: 'true', label: t('yes') },
    { value: 'false', label: t('no') },
  ];
  const choices = type === 'flag' ? yesOrNo : (field.choices ?? []);
  const texts = { label, help, optional, error };
  if (type === 'choice' || type === 'reference' || type === 'flag') {
    return (
      <SelectField {...texts} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="" />
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </SelectField>
    );
  }
  const mode = type === 'whole' ? 'numeric' : type === 'decimal' ? 'decimal' : undefined;
  return (
    <TextField
      {...texts}
      type={type === 'day' ? 'date' : 'text'}
      inputMode={mode}
      autoFocus={isFirst}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
