import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';

/** A labelled input of one line; other properties (`register` of a form among them) go to it. */
export function TextField({
  label,
  help,
  error,
  optional,
  id,
  ...input
}: FieldTexts & ComponentProps<'input'>) {
  return (
    <Field {...texts({ label, help, error, optional })} id={id}>
      {(control) => <input type="text" {...input} {...control} className="field-input" />}
    </Field>
  );
}

/** A labelled input of several lines. */
export function TextAreaField({
  label,
  help,
  error,
  optional,
  id,
  ...input
}: FieldTexts & ComponentProps<'textarea'>) {
  return (
    <Field {...texts({ label, help, error, optional })} id={id}>
      {(control) => <textarea rows={3} {...input} {...control} className="field-input" />}
    </Field>
  );
}

/** A labelled native select: every phone shows it in its own best way. */
export function SelectField({
  label,
  help,
  error,
  optional,
  id,
  children,
  ...input
}: FieldTexts & ComponentProps<'select'>) {
  return (
    <Field {...texts({ label, help, error, optional })} id={id}>
      {(control) => (
        <select {...input} {...control} className="field-input">
          {children}
        </select>
      )}
    </Field>
  );
}

interface LooseTexts {
  readonly label: string;
  readonly help: FieldTexts['help'] | undefined;
  readonly error: string | undefined;
  readonly optional: string | undefined;
}

const texts = ({ label, help, error, optional }: LooseTexts): FieldTexts => ({
  label,
  error,
  ...(help === undefined ? {} : { help }),
  ...(optional === undefined ? {} : { optional }),
});
