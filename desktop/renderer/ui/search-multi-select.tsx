import { useMemo } from 'react';
import { usePhrases } from '../i18n/use-phrases.ts';
import { IconButton } from './button.tsx';
import { Field, type FieldTexts } from '#ui/field.tsx';
import { SearchBox, type SearchOption } from './search-select.tsx';

interface SearchMultiSelectProps extends FieldTexts {
  readonly options: readonly SearchOption[];
  readonly value: readonly number[];
  readonly onChange: (ids: number[]) => void;
  readonly isDisabled?: boolean;
}

/** A labelled choice of several: what is chosen stands above the box that finds more. */
export function SearchMultiSelect(props: SearchMultiSelectProps) {
  const { options, value, onChange, isDisabled = false, ...texts } = props;
  const t = usePhrases('frame');
  const rest = useMemo(
    () => options.filter(({ id }) => id !== null && !value.includes(id)),
    [options, value],
  );
  const labels = new Map(options.map(({ id, label }) => [id, label]));
  return (
    <Field {...texts}>
      {(control) => (
        <>
          {value.length > 0 && (
            <ul className="search-select-chips">
              {value.map((id) => (
                <li key={id} className="search-select-chip">
                  {labels.get(id) ?? id}
                  {!isDisabled && (
                    <IconButton
                      icon="close"
                      label={t('takeOut', { name: labels.get(id) ?? id })}
                      onClick={() => onChange(value.filter((other) => other !== id))}
                    />
                  )}
                </li>
              ))}
            </ul>
          )}
          <SearchBox
            control={control}
            isDisabled={isDisabled}
            options={rest}
            shown=""
            onChoose={(id) => id !== null && onChange([...value, id])}
          />
        </>
      )}
    </Field>
  );
}
