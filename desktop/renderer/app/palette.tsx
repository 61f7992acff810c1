import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { foldText } from '#core/shared/text.ts';
import { usePhrases } from '../i18n/use-phrases.ts';
import { client } from '../lib/client.ts';
import { shortcuts } from '../lib/shortcuts.ts';
import { useDebounced } from '#ui/use-debounced.ts';
import { Dialog } from '../ui/dialog.tsx';
import { pathOfFound } from './open-target.ts';
import { useScreens, useScreenTitle } from './use-screens.ts';
import './palette.css';

interface Entry {
  /** Where it leads, or the keys of what it does. */
  readonly id: string;
  readonly open: () => void;
  readonly title: string;
  readonly detail: string;
}

/** What can be done where the person is, by its name: the same as by its keys. */
function useActions(folded: string): readonly Entry[] {
  const all = useStore(shortcuts, (state) => state.all);
  if (folded === '') return [];
  // The newest one wins, as by its keys.
  const byKeys = new Map(all.map((one) => [one.keys, one]));
  const byLabel = new Map([...byKeys.values()].map((one) => [one.label, one]));
  return [...byLabel.values()]
    .filter(({ label }) => foldText(label).includes(folded))
    .map(({ keys, label, run }) => ({ id: keys, title: label, detail: keys, open: run }));
}

/** Screens and what can be done at once, things of the shop as soon as they are found. */
function useEntries(typed: string): {
  readonly entries: readonly Entry[];
  readonly isBusy: boolean;
} {
  const t = usePhrases('frame');
  const named = usePhrases('screens');
  const titleOf = useScreenTitle();
  const screens = useScreens();
  const navigate = useNavigate();
  const leadTo = (path: string) => () => void navigate(path);
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
      id: screen.path,
      open: leadTo(screen.path),
      title: titleOf(screen),
      detail: named(screen.group),
    }))
    .filter(({ title }) => foldText(title).includes(folded));
  const openable = (path: string) => screens.some((screen) => path.startsWith(`${screen.path}/`));
  const things = (typed.trim().length < 2 ? [] : (found.data?.results ?? []))
    .filter((thing) => openable(pathOfFound(thing)))
    .map((thing) => ({
      id: pathOfFound(thing),
      open: leadTo(pathOfFound(thing)),
      title: thing.title,
      detail: [t(`kind_${thing.kind}`), thing.detail].filter(Boolean).join(' · '),
    }));
  const actions = useActions(folded);
  return {
    entries: [...own, ...actions, ...things],
    isBusy: found.isFetching || term !== typed.trim(),
  };
}

/** Ctrl+K: a few letters, arrows, Enter. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases('frame');
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  const { entries, isBusy } = useEntries(typed);
  const chosen = Math.min(at, entries.length - 1);
  const open = (entry: Entry | undefined) => {
    if (!entry) return;
    onClose();
    entry.open();
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
          key={entry.id}
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
