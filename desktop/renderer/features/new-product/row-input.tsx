import { useId } from 'react';

interface RowInputProps {
  /** Its column and row, for whoever does not see the table. */
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly isNumber?: boolean;
  readonly onChange: (value: string) => void;
}

/** A cell of a table that is typed into; what is wrong with it stands below. */
export function RowInput({ label, value, error, isNumber = false, onChange }: RowInputProps) {
  const errorId = useId();
  return (
    <>
      <input
        type="text"
        className="field-input"
        aria-label={label}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        inputMode={isNumber ? 'numeric' : undefined}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {error !== undefined && (
        <span className="field-error" id={errorId}>
          {error}
        </span>
      )}
    </>
  );
}
