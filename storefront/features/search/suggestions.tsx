import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useText } from '../../i18n/text.ts';
import type { SuggestionsProps } from './search-box.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { arrowedIndex } from './suggestion-options.ts';
import { useSuggestions } from './use-suggestions.ts';
import './suggestions.css';

/** Suggestions under the search box, with the keyboard of an ARIA 1.2 combobox. */
export function Suggestions({ input, typed, onShow, onChoose, onClose }: SuggestionsProps) {
  const t = useText('search');
  const id = useId();
  const [chosenRow, setRow] = useState({ typed, index: -1 });
  // Another text is another list.
  const active = chosenRow.typed === typed ? chosenRow.index : -1;
  const { options, isLong, isError, isAnswered } = useSuggestions(typed);
  const optionId = (index: number) => `${id}-${String(index)}`;
  const shown = options.length > 0;
  const seeOption = useEffectEvent(() =>
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' }),
  );
  const show = useEffectEvent(() =>
    onShow(shown ? { listId: id, activeId: active < 0 ? undefined : optionId(active) } : null),
  );
  useEffect(() => {
    show();
    if (active >= 0) seeOption();
  }, [shown, active]);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const next = arrowedIndex(event.key, active, options.length);
    const chosen = options[active];
    if (next !== null && shown) {
      event.preventDefault();
      setRow({ typed, index: next });
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      onChoose(chosen.to);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    }
  });
  useEffect(() => {
    const field = input.current;
    field?.addEventListener('keydown', onKey);
    return () => field?.removeEventListener('keydown', onKey);
  }, [input]);
  if (typed.trim() === '') return null;
  const isWaiting = !isAnswered && !isError && isLong;
  return (
    <div className="suggestions" onPointerDown={(event) => event.preventDefault()}>
      {shown && (
        <SuggestionList
          id={id}
          options={options}
          active={active}
          optionId={optionId}
          onChoose={onChoose}
        />
      )}
      <p className={shown || isWaiting ? 'visually-hidden' : 'suggestions-message'} role="status">
        {!isLong && t('tooShort')}
        {isLong && isError && t('failed')}
        {isLong && shown && t('suggestionCount', { count: options.length })}
        {isLong && isAnswered && !shown && !isError && t('nothing')}
      </p>
    </div>
  );
}
