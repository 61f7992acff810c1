import { usePhrases } from '../../i18n/use-phrases.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { OwnFactors } from './own-factors.tsx';
import { OwnSessions } from './own-sessions.tsx';
import './security.css';
import '../../ui/plain-table.css';

/** One's own second factors and where one is signed in. */
export function SecurityDialog({ onClose }: { readonly onClose: () => void }) {
  const t = usePhrases('security');
  return (
    <Dialog title={t('title')} width="wide" onClose={onClose}>
      <OwnFactors />
      <OwnSessions />
    </Dialog>
  );
}
