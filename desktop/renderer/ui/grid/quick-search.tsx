import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useShortcut } from '../../lib/shortcuts.ts';
import type { GridController } from './grid-controller.ts';

const typingMs = 250;
/** Keys that lead into the box, from anywhere on the screen. */
export const searchKeys = ['/', 'Ctrl+F'] as const;

/** Searches while typing, once the fingers rest; the arrow down goes into the rows. */
export function QuickSearch({ controller }: { readonly controller: GridController }) {
  const t = usePhrases('grid');
  const term = useStore(controller.store, ({ filter }) => filter.term);
  const [draft, setDraft] = useState({ typed: term, of: term });
  const box = useRef<HTMLInputElement>(null);
  const typed = draft.of === term ? draft.typed : term;
  useEffect(() => {
    if (typed.trim() === term) return;
    const timer = setTimeout(() => {
      const next = typed.trim();
      controller.ask({ filter: { ...controller.state.filter, term: next } });
      setDraft({ typed, of: next });
    }, typingMs);
    return () => clearTimeout(timer);
  }, [typed, term, controller]);
  useSearchKeys(t('search'), () => box.current);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || controller.blocks.count === 0) return;
    const [first] = controller.shownColumns();
    if (first === undefined) return;
    event.preventDefault();
    controller.focusCell(0, first.id);
  };
  return (
    <input
      type="search"
      ref={box}
      className="field-input grid-search"
      aria-label={t('search')}
      aria-keyshortcuts="/ Control+F"
      placeholder={t('search')}
      title={`${t('search')} (${searchKeys.join(', ')})`}
      maxLength={100}
      value={typed}
      onChange={({ target }) => setDraft({ typed: target.value, of: term })}
      onKeyDown={onKeyDown}
    />
  );
}

function useSearchKeys(label: string, own: () => HTMLInputElement | null): void {
  const run = () => {
    // Beside another list the keys are for the one that has the focus.
    const list = document.activeElement?.closest('.grid');
    const box = list?.querySelector<HTMLInputElement>('.grid-search') ?? own();
    box?.focus();
    box?.select();
  };
  const [slash, find] = searchKeys;
  useShortcut({ keys: slash, label, run });
  useShortcut({ keys: find, label, run });
}
