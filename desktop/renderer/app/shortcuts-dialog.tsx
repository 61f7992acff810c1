import { useStore } from 'zustand';
import { usePhrases } from '../i18n/use-phrases.ts';
import { shortcuts, type Shortcut } from '../lib/shortcuts.ts';
import { Keys } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** Every shortcut that works here and now. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases('frame');
  const all = useStore(shortcuts, (state) => state.all);
  const labels = [...new Set(all.map(({ label }) => label))];
  return (
    <Dialog title={t('shortcuts')} onClose={onClose}>
      <dl className="shortcut-list">
        {labels.map((label) => (
          <div key={label} className="shortcut-row">
            <dt>{label}</dt>
            <dd>
              {keysFor(label, all).map((keys) => (
                <Keys key={keys}>{keys}</Keys>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

/** Two lists on one screen have the same keys. */
const keysFor = (label: string, all: readonly Shortcut[]): readonly string[] => [
  ...new Set(all.filter((shortcut) => shortcut.label === label).map(({ keys }) => keys)),
];
