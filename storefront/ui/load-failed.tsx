import { useText } from '../i18n/text.ts';
import { useOnline } from '../lib/online.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

interface LoadFailedProps {
  readonly onRetry: () => void;
  /** Sentence about what failed; the general one otherwise. */
  readonly message?: string | undefined;
}

/** Says whether the network or the shop is at fault, and offers another try. */
export function LoadFailed({ onRetry, message }: LoadFailedProps) {
  const t = useText('shell');
  const online = useOnline();
  if (!online) return <OfflineNotice />;
  return (
    <Notice type="error" title={message ?? t('errorTitle')}>
      <p>{t('errorText')}</p>
      <Button kind="secondary" onClick={onRetry}>
        {t('retry')}
      </Button>
    </Notice>
  );
}

/** Nothing is lost and nothing needs to be done: what waits goes on by itself. */
export function OfflineNotice() {
  const t = useText('shell');
  return (
    <Notice type="warning" title={t('offlineTitle')}>
      <p>{t('offlineText')}</p>
    </Notice>
  );
}
