import type { ComponentProps } from 'react';
import { Field, type FieldTexts } from './field.tsx';

/** A labelled input of one line; other properties (`register` of a form among them) go to it. */
export const TextField = ({
  label,
  help,
  error,
  optional,
  id,
  ...input
}: FieldTexts & ComponentProps<'input'>) => (
  <Field label={label} help={help} error={error} optional={optional} id={id}>
    {(control) => <input type="text" {...input} {...control} className="field-input" />}
  </Field>
);

/** A labelled input of several lines. */
export const TextAreaField = ({
  label,
  help,
  error,
  optional,
  id,
  ...input
}: FieldTexts & ComponentProps<'textarea'>) => (
  <Field label={label} help={help} error={error} optional={optional} id={id}>
    {(control) => <textarea rows={3} {...input} {...control} className="field-input" />}
  </Field>
);

/** A labelled native select: every phone shows it in its own best way. */
export const SelectField = ({
  label,
  help,
  error,
  optional,
  id,
  children,
  ...input
}: FieldTexts & ComponentProps<'select'>) => (
  <Field label={label} help={help} error={error} optional={optional} id={id}>
    {(control) => (
      <select {...input} {...control} className="field-input">
        {children}
      </select>
    )}
  </Field>
);
