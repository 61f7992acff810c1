import { useId, type ReactNode } from 'react';
import { LineDrawing } from './line-drawing.tsx';

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

/** Label above, help before the control, error under it. Sizes are each program's own (`field.css`). */
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
      {error !== undefined && <FieldError id={`${control}-error`}>{error}</FieldError>}
    </div>
  );
}

interface FieldErrorProps {
  /** What the control names in `aria-describedby`. */
  readonly id?: string | undefined;
  /** Read out at once: for what appears away from the control that has the focus. */
  readonly isAlert?: boolean;
  readonly children: ReactNode;
}

/** What is wrong, in words and with a sign that is seen without colour. */
export const FieldError = ({ id, isAlert = false, children }: FieldErrorProps) => (
  <p className="field-error" id={id} role={isAlert ? 'alert' : undefined}>
    <LineDrawing path={warningShape} size={20} />
    {children}
  </p>
);

export const warningShape = 'M12 9v5M12 17v.1M12 3.5L2.5 20h19z';
