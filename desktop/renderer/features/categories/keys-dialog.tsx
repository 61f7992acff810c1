import { usePhrases } from '../../i18n/use-phrases.ts';
import { Keys } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

const lines = [
  ['keysMove', ['↑', '↓', 'Home', 'End', 'PgUp', 'PgDn']],
  ['keysOpen', ['→', '←']],
  ['keysFind', ['A…Z']],
  ['keysDetails', ['Enter']],
  ['keysShift', ['Alt+↑', 'Alt+↓', 'Alt+←', 'Alt+→']],
  ['keysCut', ['Ctrl+X', 'Ctrl+V', 'Esc']],
  ['keysAdd', ['Insert', 'Shift+Insert']],
  ['keysDelete', ['Delete']],
  ['keysMenu', ['Shift+F10']],
  ['keysFilter', ['Ctrl+F']],
] as const;

/** Every key of the tree. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases('categories');
  return (
    <Dialog title={t('keys')} onClose={onClose}>
      <dl className="tree-keys">
        {lines.map(([label, keys]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>
              {keys.map((key) => (
                <Keys key={key}>{key}</Keys>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
