import { useId, type ComponentProps, type ReactNode } from 'react';
import './field.css';

export interface FieldTexts {
  readonly label: string;
  /** Stands before the control, so that it is read before typing. */
  readonly help?: ReactNode;
  /** Says how to mend the value. */
  readonly error?: string | undefined;
  /** Word beside the label of a field that may stay empty. */
  readonly optional?: string | undefined;
}

/** What ties a control to its label, help and error. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  readonly id?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** Label above, help before the control, error under it. */
export function Field({ label, help, error, optional, id, children }: FieldProps) {
  const ownId = useId();
  const control = id ?? ownId;
  const described = [help && `${control}-help`, error && `${control}-error`].filter(Boolean);
  return (
    <div className="field">
      <label className="field-label" htmlFor={control}>
        {label}
        {optional !== undefined && <span className="soft"> ({optional})</span>}
      </label>
      {help !== undefined && (
        <div className="field-help" id={`${control}-help`}>
          {help}
        </div>
      )}
      {children({
        id: control,
        'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {error !== undefined && (
        <p className="field-error" id={`${control}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

type Texts = FieldTexts & { readonly id?: string | undefined };

/** A labelled input of one line; other properties (`register` of a form among them) go to it. */
export const TextField = ({
  label,
  help,
  error,
  optional,
  id,
  ...input
}: Texts & ComponentProps<'input'>) => (
  <Field {...{ label, help, error, optional, id }}>
    {(control) => (
      <input type="text" autoComplete="off" {...input} {...control} className="field-input" />
    )}
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
}: Texts & ComponentProps<'textarea'>) => (
  <Field {...{ label, help, error, optional, id }}>
    {(control) => <textarea rows={3} {...input} {...control} className="field-input" />}
  </Field>
);

/** A labelled native select. */
export const SelectField = ({
  label,
  help,
  error,
  optional,
  id,
  children,
  ...input
}: Texts & ComponentProps<'select'>) => (
  <Field {...{ label, help, error, optional, id }}>
    {(control) => (
      <select {...input} {...control} className="field-input">
        {children}
      </select>
    )}
  </Field>
);

/** A box with its label beside it. */
export const CheckboxField = ({
  label,
  ...input
}: { readonly label: ReactNode } & ComponentProps<'input'>) => (
  <label className="checkbox-field">
    <input type="checkbox" {...input} />
    <span>{label}</span>
  </label>
);
