import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { SelectField, TextField } from '#ui/text-field.tsx';
import { useDebounced } from '#ui/use-debounced.ts';
import { usePhrases } from '../i18n/use-phrases.ts';
import type { RowField } from './row-field.ts';

interface FoundFieldProps {
  readonly field: RowField;
  readonly find: NonNullable<RowField['find']>;
  readonly control: ComponentProps<typeof SelectField>;
}

/** One row out of thousands: a word finds some of them, and one of those is chosen. */
export function FoundField({ field, find, control }: FoundFieldProps) {
  const t = usePhrases('rowPanel');
  const [typed, setTyped] = useState('');
  const term = useDebounced(typed.trim(), 200);
  const { data } = useQuery({
    queryKey: ['found-rows', field.name, term],
    enabled: term.length >= 2,
    queryFn: ({ signal }) => find(term, signal),
    placeholderData: keepPreviousData,
  });
  const known = field.choices ?? [];
  const found = (data ?? []).filter(({ value }) => known.every((one) => one.value !== value));
  const isNothing = data !== undefined && term.length >= 2 && data.length === 0;
  return (
    <>
      <TextField
        label={t('find', { field: field.label })}
        help={isNothing ? t('foundNothing') : t('findHelp')}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          // Enter looks for it; it does not send the form.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <SelectField {...control}>
        <option value="" />
        {[...known, ...found].map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </>
  );
}
