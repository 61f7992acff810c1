import { useId } from 'react';
import { useText } from '../../i18n/text.ts';
import { Icon } from '../../ui/icon.tsx';

interface FilterBoxProps {
  readonly label: string;
  readonly typed: string;
  readonly count: number;
  readonly onType: (typed: string) => void;
}

/** Narrows a long list while typing and says how much is left. */
export function FilterBox({ label, typed, count, onType }: FilterBoxProps) {
  const t = useText('selector');
  const id = useId();
  return (
    <div className="filter-box" role="search" aria-label={label}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <Icon name="search" size={20} />
      <input
        id={id}
        type="search"
        value={typed}
        placeholder={label}
        autoComplete="off"
        aria-describedby={`${id}-count`}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <p className="small soft" id={`${id}-count`} aria-live="polite">
        {typed.trim() === '' ? t('filterHint') : t('found', { count })}
      </p>
    </div>
  );
}
