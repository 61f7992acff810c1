import { useId, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './field.css';

export interface FieldTexts {
  readonly label: string;
  /** Stands before the field, so that it is read before typing. */
  readonly help?: ReactNode;
  /** Says how to mend the value. */
  readonly error?: string | undefined;
  /** Word beside the label of a field that may stay empty. */
  readonly optional?: string;
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
        {optional !== undefined && <span className="field-optional"> ({optional})</span>}
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
          <Icon name="warning" size={20} />
          {error}
        </p>
      )}
    </div>
  );
}
