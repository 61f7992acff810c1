import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { foldText } from '#core/shared/text.ts';
import { usePhrases } from '../i18n/use-phrases.ts';
import { client } from '../lib/client.ts';
import { useDebounced } from '#ui/use-debounced.ts';
import { Dialog } from '../ui/dialog.tsx';
import { pathOfFound } from './open-target.ts';
import { useScreens, useScreenTitle } from './use-screens.ts';
import './palette.css';

interface Entry {
  readonly path: string;
  readonly title: string;
  readonly detail: string;
}

/** Screens at once, things of the shop as soon as they are found. */
function useEntries(typed: string): {
  readonly entries: readonly Entry[];
  readonly isBusy: boolean;
} {
  const t = usePhrases('frame');
  const named = usePhrases('screens');
  const titleOf = useScreenTitle();
  const screens = useScreens();
  const term = useDebounced(typed.trim(), 150);
  const found = useQuery({
    queryKey: ['admin-find', term],
    // An older question is aborted by the next one.
    queryFn: ({ signal }) => client.post('admin-find', { body: { q: term } }, { signal }),
    enabled: term.length >= 2,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
  const folded = foldText(typed.trim());
  const own = screens
    .map((screen) => ({
      path: screen.path,
      title: titleOf(screen),
      detail: named(screen.group),
    }))
    .filter(({ title }) => foldText(title).includes(folded));
  const openable = (path: string) => screens.some((screen) => path.startsWith(`${screen.path}/`));
  const things = (typed.trim().length < 2 ? [] : (found.data?.results ?? []))
    .map((thing) => ({
      path: pathOfFound(thing),
      title: thing.title,
      detail: [t(`kind_${thing.kind}`), thing.detail].filter(Boolean).join(' · '),
    }))
    .filter(({ path }) => openable(path));
  return { entries: [...own, ...things], isBusy: found.isFetching || term !== typed.trim() };
}

/** Ctrl+K: a few letters, arrows, Enter. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases('frame');
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { entries, isBusy } = useEntries(typed);
  const chosen = Math.min(at, entries.length - 1);
  const open = (entry: Entry | undefined) => {
    if (!entry) return;
    onClose();
    void navigate(entry.path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') open(entries[chosen]);
    else if (step !== undefined && entries.length > 0) {
      setAt((chosen + step + entries.length) % entries.length);
    } else return;
    event.preventDefault();
  };
  return (
    <Dialog title={t('openPalette')} onClose={onClose}>
      <input
        className="field-input"
        role="combobox"
        aria-expanded="true"
        aria-controls="palette-list"
        aria-activedescendant={entries.length > 0 ? `palette-${String(chosen)}` : undefined}
        aria-label={t('find')}
        placeholder={t('paletteHint')}
        autoFocus
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <Found entries={entries} chosen={chosen} onOpen={open} />
      <p role="status" className="soft">
        {entries.length === 0 && (isBusy ? t('searching') : t('nothingFound'))}
      </p>
    </Dialog>
  );
}

interface FoundProps {
  readonly entries: readonly Entry[];
  readonly chosen: number;
  readonly onOpen: (entry: Entry) => void;
}

function Found({ entries, chosen, onOpen }: FoundProps) {
  const t = usePhrases('frame');
  return (
    <ul className="palette-list" id="palette-list" role="listbox" aria-label={t('found')}>
      {entries.map((entry, index) => (
        <li
          key={entry.path}
          id={`palette-${String(index)}`}
          role="option"
          aria-selected={index === chosen}
          className="palette-entry"
          ref={(element) => {
            if (index === chosen) element?.scrollIntoView({ block: 'nearest' });
          }}
          onClick={() => onOpen(entry)}
        >
          <span>{entry.title}</span>
          <span className="soft">{entry.detail}</span>
        </li>
      ))}
    </ul>
  );
}
