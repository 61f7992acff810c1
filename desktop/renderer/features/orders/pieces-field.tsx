import { useState } from 'react';
import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';

interface PiecesProps {
  readonly name: string;
  readonly initial: number;
  readonly onChange: (quantity: number) => void;
}

/** Pieces of one line; a number that is not whole yet changes nothing. */
export function Pieces({ name, initial, onChange }: PiecesProps) {
  const t = usePhrases('orderEdit');
  const [typed, setTyped] = useState(String(initial));
  return (
    <TextField
      label={t('pieces', { name })}
      inputMode="numeric"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        if (/^\d{1,3}$/.test(target.value.trim())) onChange(Number(target.value));
      }}
    />
  );
}
