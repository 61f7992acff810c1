import type { ReactNode } from 'react';

interface FormGroupProps {
  readonly legend: string;
  readonly children: ReactNode;
}

/** Questions that belong together. */
export function FormGroup({ legend, children }: FormGroupProps) {
  return (
    <fieldset className="repair-group">
      <legend>
        <h2>{legend}</h2>
      </legend>
      {children}
    </fieldset>
  );
}
