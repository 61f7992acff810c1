import {
  Suspense,
  useId,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { useText } from '../../i18n/text.ts';
import { useShop } from '../../lib/shop.tsx';
import { ShellIcon } from '../../ui/shell-icon.tsx';
import './search-box.css';

/** What of the suggestions the input tells to screen readers; null while nothing is shown. */
export interface ShownSuggestions {
  readonly listId: string;
  readonly activeId: string | undefined;
}

export interface SuggestionsProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly typed: string;
  readonly onShow: (shown: ShownSuggestions | null) => void;
  /** Leads to what was chosen; the box is done. */
  readonly onChoose: (to: string) => void;
  readonly onClose: () => void;
}

interface SearchBoxProps {
  readonly Suggestions: ComponentType<SuggestionsProps>;
}

const fieldLook = {
  name: 'q',
  type: 'search',
  autoComplete: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
  enterKeyHint: 'search',
  maxLength: 200,
  role: 'combobox',
  'aria-autocomplete': 'list',
} as const;

/**
 * The search of every page: a plain form that works without a script. The code of the suggestions
 * arrives when the field gets the focus.
 */
export function SearchBox({ Suggestions }: SearchBoxProps) {
  const t = useText('shell');
  const id = useId();
  const action = shopPaths(useShop().market).search;
  const input = useRef<HTMLInputElement>(null);
  const asked = useAskedQuery(action);
  const { typed, shown, setShown, read, close, go } = useBoxState(input);
  return (
    <form
      className="search-box"
      role="search"
      aria-label={t('searchLabel')}
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        go(`${action}?q=${encodeURIComponent(input.current?.value ?? '')}`);
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        {t('searchLabel')}
      </label>
      <input
        id={id}
        ref={input}
        {...fieldLook}
        key={asked}
        defaultValue={asked}
        placeholder={t('searchPlaceholder')}
        aria-expanded={shown !== null}
        aria-controls={shown?.listId}
        aria-activedescendant={shown?.activeId}
        onFocus={read}
        onChange={read}
        onBlur={close}
      />
      <button type="submit" aria-label={t('searchSubmit')}>
        <ShellIcon name="search" size={20} />
      </button>
      {typed !== null && (
        <Suspense>
          <Suggestions
            input={input}
            typed={typed}
            onShow={setShown}
            onChoose={go}
            onClose={close}
          />
        </Suspense>
      )}
    </form>
  );
}

/** What is typed while the box is in use (null while it is not) and what is shown of it. */
function useBoxState(input: RefObject<HTMLInputElement | null>) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState<string | null>(null);
  const [shown, setShown] = useState<ShownSuggestions | null>(null);
  const close = () => {
    setTyped(null);
    setShown(null);
  };
  const go = (to: string) => {
    close();
    input.current?.blur();
    void navigate(to);
  };
  const read = ({ currentTarget: field }: SyntheticEvent<HTMLInputElement>) => {
    // What was typed before the code was there is told late: whoever left since wants no list.
    if (field === document.activeElement) setTyped(field.value);
  };
  return { typed, shown, setShown, read, close, go };
}

/** The query of the page of results stands in the box, also after going back to another one. */
function useAskedQuery(searchPath: string): string {
  const { pathname, search } = useLocation();
  return pathname === searchPath ? (new URLSearchParams(search).get('q') ?? '') : '';
}
