import { usePhrases } from '../../i18n/use-phrases.ts';
import { Keys } from '../button.tsx';
import { Dialog } from '../dialog.tsx';
import { searchKeys } from './quick-search.tsx';

/** Every key of the grid; grid-keys.ts and the grid itself do what is said here. */
const keys = [
  ['keysMove', ['←', '↑', '→', '↓', 'Tab', 'PgUp', 'PgDn']],
  ['keysEdge', ['Home', 'End', 'Ctrl+Home', 'Ctrl+End']],
  ['keysRange', ['Shift+←', 'Shift+↓', 'Ctrl+Shift+↓']],
  ['keysEdit', ['F2', 'Enter']],
  ['keysEditEnd', ['Enter', 'Esc', 'Tab']],
  ['keysCopy', ['Ctrl+C', 'Ctrl+X', 'Ctrl+V']],
  ['keysClear', ['Delete']],
  ['keysFill', ['Ctrl+D']],
  ['keysSelect', ['Space', 'Shift+Space']],
  ['keysSelectAll', ['Ctrl+A']],
  ['keysOpen', ['Ctrl+Enter']],
  ['keysSort', ['Enter', 'Shift+Enter']],
  ['keysFilter', ['Alt+↓']],
  ['keysSearch', searchKeys],
] as const;

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases('grid');
  return (
    <Dialog title={t('keys')} onClose={onClose}>
      <dl className="grid-keys">
        {keys.map(([phrase, names]) => (
          <div key={phrase}>
            <dt>{t(phrase)}</dt>
            <dd>
              {names.map((name) => (
                <Keys key={name}>{name}</Keys>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
