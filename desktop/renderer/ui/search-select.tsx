import { useId, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { foldText } from '#core/shared/text.ts';
import { usePhrases } from '../i18n/use-phrases.ts';
import { Field, type FieldControl, type FieldTexts } from '#ui/field.tsx';
import './search-select.css';

export interface SearchOption {
  /** Null chooses nothing. */
  readonly id: number | null;
  readonly label: string;
  readonly detail?: string;
  readonly isDisabled?: boolean;
}

/** Options drawn at once; more letters find the rest. */
const most = 100;

interface SearchBoxProps {
  readonly control: FieldControl;
  readonly options: readonly SearchOption[];
  /** What the box says while nothing is typed. */
  readonly shown: string;
  readonly onChoose: (id: number | null) => void;
  readonly isDisabled?: boolean;
}

function useFound(options: readonly SearchOption[], typed: string | null) {
  const folded = useMemo(
    () => options.map(({ label, detail = '' }) => foldText(`${label} ${detail}`)),
    [options],
  );
  return useMemo(() => {
    if (typed === null) return [];
    const words = foldText(typed).split(/\s+/);
    const hits = options.filter((_, at) => words.every((word) => folded[at]?.includes(word)));
    return hits.slice(0, most);
  }, [options, folded, typed]);
}

/** What is typed, which options match and which of them the keys are on. */
function useSearch(options: readonly SearchOption[], onChoose: (id: number | null) => void) {
  const list = useRef<HTMLUListElement>(null);
  // Null while the list is closed.
  const [typed, setTyped] = useState<string | null>(null);
  const [at, setAt] = useState(0);
  const found = useFound(options, typed);
  const active = Math.min(at, found.length - 1);
  const type = (text: string | null) => {
    setTyped(text);
    setAt(0);
  };
  const choose = (option: SearchOption | undefined) => {
    if (!option || option.isDisabled) return;
    type(null);
    onChoose(option.id);
  };
  const go = (to: number) => {
    setAt(to);
    list.current?.children[to]?.scrollIntoView({ block: 'nearest' });
  };
  const onKey = (event: KeyboardEvent) => {
    if (typed === null) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      type('');
    } else if (event.key === 'ArrowDown') go(Math.min(active + 1, found.length - 1));
    else if (event.key === 'ArrowUp') go(Math.max(active - 1, 0));
    else if (event.key === 'Enter') choose(found[active]);
    else if (event.key === 'Escape') type(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { list, typed, type, found, active, choose, onKey };
}

/** A box to type into with the options that match below it (WAI-ARIA combobox with a list). */
export function SearchBox({ control, options, shown, onChoose, isDisabled }: SearchBoxProps) {
  const listId = useId();
  const { list, typed, type, found, active, choose, onKey } = useSearch(options, onChoose);
  const isOpen = typed !== null;
  return (
    <div className="search-select">
      <input
        type="text"
        role="combobox"
        autoComplete="off"
        className="field-input"
        {...control}
        disabled={isDisabled}
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${String(active)}` : undefined}
        placeholder={isOpen ? shown : undefined}
        value={typed ?? shown}
        onChange={({ target }) => type(target.value)}
        onClick={() => isOpen || type('')}
        onBlur={() => type(null)}
        // Before anything around hears of it: Escape closes the list and not the panel.
        onKeyDownCapture={onKey}
      />
      {isOpen && (
        <Options list={list} listId={listId} found={found} active={active} choose={choose} />
      )}
    </div>
  );
}

interface OptionsProps {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly listId: string;
  readonly found: readonly SearchOption[];
  readonly active: number;
  readonly choose: (option: SearchOption) => void;
}

function Options({ list, listId, found, active, choose }: OptionsProps) {
  const t = usePhrases('frame');
  if (found.length === 0) return <p className="search-select-list soft">{t('nothingFound')}</p>;
  return (
    <ul ref={list} role="listbox" id={listId} className="search-select-list">
      {found.map((option, place) => (
        <li
          key={option.id ?? 'none'}
          role="option"
          id={`${listId}-${String(place)}`}
          className="search-select-option"
          aria-selected={place === active}
          aria-disabled={option.isDisabled || undefined}
          data-active={place === active || undefined}
          // The box keeps the focus, or the list would close before the click.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(option)}
        >
          {option.label}
          {option.detail !== undefined && (
            <span className="search-select-detail">{option.detail}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

interface SearchSelectProps extends FieldTexts {
  readonly options: readonly SearchOption[];
  readonly value: number | null;
  readonly onChange: (id: number | null) => void;
  readonly isDisabled?: boolean;
}

/** A labelled choice of one out of many, found by typing. */
export function SearchSelect({
  options,
  value,
  onChange,
  isDisabled,
  ...texts
}: SearchSelectProps) {
  const chosen = options.find(({ id }) => id === value);
  return (
    <Field {...texts}>
      {(control) => (
        <SearchBox
          control={control}
          options={options}
          {...(isDisabled ? { isDisabled } : {})}
          shown={chosen?.label ?? ''}
          onChoose={onChange}
        />
      )}
    </Field>
  );
}
