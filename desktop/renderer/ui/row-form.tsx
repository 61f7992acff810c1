import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { CellValue } from '#core/grid/grid-definition.ts';
import { SelectField, TextAreaField, TextField } from '#ui/text-field.tsx';
import type { ContractForm, FieldBinding } from '#ui/use-contract-form.ts';
import { usePhrases } from '../i18n/use-phrases.ts';
import { typedMoment } from '../lib/typed-moment.ts';
import { typedNumber } from '../lib/typed-number.ts';
import { DateField } from './date-field.tsx';
import { FoundField } from './found-field.tsx';
import type { RowField } from './row-field.ts';
import { UnsavedDialog } from './unsaved-dialog.tsx';
import './row-form.css';

export type RowValues = Readonly<Record<string, string | number | boolean | null>>;

/** Texts as they stand in the fields. */
export type TypedRow = Readonly<Record<string, string>>;

/** A cell as it stands in its field. */
export const textOf = (value: CellValue | undefined): string =>
  typeof value === 'number' ? String(value).replace('.', ',') : String(value ?? '');

/** Typed texts as the call takes them; what is no number is left to its words. */
export const rowValues = (
  fields: readonly RowField[],
  typed: TypedRow,
  timeZone: string,
): RowValues =>
  Object.fromEntries(fields.map((field) => [field.name, valueOf(field, typed, timeZone)]));

function valueOf(
  { name, type, optional }: RowField,
  typed: TypedRow,
  timeZone: string,
): string | number | boolean | null {
  const text = (typed[name] ?? '').trim();
  if (text === '' && optional !== undefined) return null;
  // Of a reference, the id of a row is chosen, or none.
  if (type === 'reference') return Number(text) || null;
  if (type === 'flag' && text !== '') return text === 'true';
  if (type === 'moment') {
    return typedMoment(text, timeZone);
  }
  const isNumber = type === 'whole' || type === 'decimal';
  if (!isNumber || text === '') return text;
  const number = typedNumber(text);
  return Number.isNaN(number) ? text : number;
}

interface RowFormProps {
  readonly id: string;
  readonly fields: readonly RowField[];
  readonly form: ContractForm<string>;
  /** Told as the person types, such as to suggest an address from a name. */
  readonly suggest?: ((typed: TypedRow, name: string) => TypedRow) | undefined;
  readonly isSaved: boolean;
  readonly children?: ((typed: TypedRow) => ReactNode) | undefined;
}

/** The fields of a plain row; whoever saves it holds the form (RowPanel). */
export function RowForm({ id, fields, form, suggest, isSaved, children }: RowFormProps) {
  const { form: box, submit, field: bind, control, fill, isDirty } = form;
  const typed = useWatch({ control });
  const follow = (name: string, value: string) => {
    const suggested = suggest?.({ ...textsIn(typed), [name]: value }, name) ?? {};
    for (const [other, text] of Object.entries(suggested)) fill(other, text);
  };
  return (
    <form ref={box} id={id} className="row-form" noValidate onSubmit={submit}>
      {fields.map((field, place) => (
        <FieldInput
          key={field.name}
          field={field}
          binding={bind(field.name)}
          isFirst={place === 0}
          onTyped={(value) => follow(field.name, value)}
        />
      ))}
      {children?.(textsIn(typed))}
      <UnsavedDialog isDirty={isDirty && !isSaved} />
    </form>
  );
}

/** Every field has a text from the first. */
const textsIn = (typed: Readonly<Record<string, string | undefined>>): TypedRow =>
  Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text ?? '']));

interface FieldInputProps {
  readonly field: RowField;
  readonly binding: FieldBinding;
  readonly isFirst: boolean;
  readonly onTyped: (value: string) => void;
}

function FieldInput({ field, binding, isFirst, onTyped }: FieldInputProps) {
  const t = usePhrases('grid');
  const { label, help, optional, type } = field;
  const yesOrNo = [
    { value: 'true', label: t('yes') },
    { value: 'false', label: t('no') },
  ];
  const choices = type === 'flag' ? yesOrNo : (field.choices ?? []);
  const control = {
    ...binding,
    label,
    help,
    optional,
    onChange: async (event: { target: { value: string } }) => {
      await binding.onChange(event);
      onTyped(event.target.value);
    },
  };
  if (field.find) return <FoundField field={field} find={field.find} control={control} />;
  if (type === 'choice' || type === 'reference' || type === 'flag') {
    return (
      <SelectField {...control}>
        <option value="" />
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </SelectField>
    );
  }
  if (type === 'note') return <TextAreaField {...control} rows={6} />;
  if (type === 'day') return <DateField {...control} autoFocus={isFirst} />;
  const mode = type === 'whole' ? 'numeric' : type === 'decimal' ? 'decimal' : undefined;
  return (
    <TextField
      {...control}
      inputMode={mode}
      placeholder={type === 'moment' ? t('momentPattern') : undefined}
      autoFocus={isFirst}
    />
  );
}
