import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from './field.tsx';

interface CheckboxProps extends ComponentProps<'input'> {
  readonly label: ReactNode;
  /** Says how to mend the answer. */
  readonly error?: string | undefined;
}

/** A box with its label beside it and its error under it. */
export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const errorId = useId();
  return (
    <div className="field">
      <label className="checkbox">
        <input
          {...input}
          type="checkbox"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : errorId}
        />
        <span>{label}</span>
      </label>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
