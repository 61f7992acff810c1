import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Outlet, useNavigate } from 'react-router';
import type { DeepLink } from '../../shared/deep-link.ts';
import { usePhrases } from '../i18n/use-phrases.ts';
import { goBack, goForward, useMouseHistory } from '../lib/back-and-forward.ts';
import { redoLast, undoLast } from '../lib/history.ts';
import { invalidateAll } from '../lib/live.ts';
import { queries } from '../lib/queries.ts';
import { useShortcut } from '../lib/shortcuts.ts';
import { lock, signOut } from '../lib/sign-in.ts';
import { usePermission } from '../lib/use-permission.ts';
import { Navigation } from './navigation.tsx';
import { pathOfLink } from './open-target.ts';
import { Palette } from './palette.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';

// Opened now and then; every screen would wait for it.
const HistoryPanel = lazy(async () => ({
  default: (await import('./history-panel.tsx')).HistoryPanel,
}));

type Open = 'palette' | 'shortcuts' | null;

/** Navigation at the left, the work in the middle, the history at the right when it is open. */
export function Frame() {
  const t = usePhrases('frame');
  const [open, setOpen] = useState<Open>(null);
  const [hasHistory, setHistory] = useState(false);
  const maySeeHistory = usePermission('changes.read');
  const commands = {
    palette: () => setOpen('palette'),
    shortcuts: () => setOpen('shortcuts'),
    history: () => setHistory((is) => !is && maySeeHistory),
    refresh: () => {
      void queries.invalidateQueries();
      invalidateAll();
    },
    undo: () => void undoLast(),
    redo: () => void redoLast(),
    lock: () => void lock(),
    'switch-user': () => void lock(),
    'sign-out': () => void signOut(),
  };
  useCommands(commands);
  useDeepLinks();
  useShortcut({ keys: 'Ctrl+K', label: t('openPalette'), run: commands.palette });
  useShortcut({ keys: '?', label: t('showShortcuts'), run: commands.shortcuts });
  useShortcut({ keys: 'Ctrl+/', label: t('showShortcuts'), run: commands.shortcuts });
  useShortcut({ keys: 'Ctrl+H', label: t('showHistory'), run: commands.history });
  useShortcut({ keys: 'Ctrl+Z', label: t('undoLast'), run: commands.undo });
  useShortcut({ keys: 'Ctrl+Shift+Z', label: t('redoLast'), run: commands.redo });
  useShortcut({ keys: 'F5', label: t('refresh'), run: commands.refresh });
  useShortcut({ keys: 'Alt+ArrowLeft', label: t('goBack'), run: goBack });
  useShortcut({ keys: 'Alt+ArrowRight', label: t('goForward'), run: goForward });
  useMouseHistory();
  useShortcut({ keys: 'Ctrl+L', label: t('lockNow'), run: commands.lock });
  return (
    <div className="frame" data-history={hasHistory}>
      <a className="skip-link" href="#work" onClick={skipToWork}>
        {t('skipToWork')}
      </a>
      <Navigation
        onPalette={commands.palette}
        onShortcuts={commands.shortcuts}
        onHistory={maySeeHistory ? commands.history : null}
      />
      <main className="work" id="work" tabIndex={-1}>
        <Outlet />
      </main>
      {hasHistory && (
        <Suspense fallback={null}>
          <HistoryPanel onClose={() => setHistory(false)} />
        </Suspense>
      )}
      {open === 'palette' && <Palette onClose={() => setOpen(null)} />}
      {open === 'shortcuts' && <ShortcutsDialog onClose={() => setOpen(null)} />}
    </div>
  );
}

// The address is the router's: a jump inside of the page must not change it.
function skipToWork(event: { preventDefault: () => void }): void {
  event.preventDefault();
  document.getElementById('work')?.focus();
}

/** Commands of the window's own menu. */
function useCommands(commands: Readonly<Record<string, () => void>>): void {
  const run = useEffectEvent((name: string) => commands[name]?.());
  useEffect(() => window.obmena.onCommand((name) => run(name)), []);
}

/** Links of other programs, such as `obmena://buyback/12`, also the one that started this one. */
function useDeepLinks(): void {
  const navigate = useNavigate();
  const open = useEffectEvent((link: DeepLink) => void navigate(pathOfLink(link)));
  useEffect(() => {
    void window.obmena.takeDeepLink().then((link) => link && open(link));
    return window.obmena.onDeepLink((link) => open(link));
  }, []);
}
