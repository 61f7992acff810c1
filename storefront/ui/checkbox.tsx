import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import './field.css';

interface CheckboxProps extends ComponentProps<'input'> {
  readonly label: ReactNode;
  readonly error?: string | undefined;
}

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
      {error !== undefined && (
        <p className="field-error" id={errorId}>
          <Icon name="warning" size={20} />
          {error}
        </p>
      )}
    </div>
  );
}
