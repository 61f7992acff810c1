import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useCancel } from './use-cancel.ts';

/** Cancels after a second press, since a cancelled piece may be somebody else's at once. */
export function CancelPanel({ code }: { readonly code: string }) {
  const t = useText('reservation');
  const [isAsked, setIsAsked] = useState(false);
  const { cancel, failed, isCancelling } = useCancel(code);
  return (
    <div className="stack" aria-live="polite">
      {failed && (
        <Notice type="error" title={t('cancelFailed')}>
          <p>{t('failedText')}</p>
        </Notice>
      )}
      {isAsked ? (
        <>
          <p>{t('cancelQuestion')}</p>
          <div className="cluster">
            <Button busy={isCancelling} onClick={cancel}>
              {t('cancelYes')}
            </Button>
            <Button kind="quiet" onClick={() => setIsAsked(false)}>
              {t('cancelNo')}
            </Button>
          </div>
        </>
      ) : (
        <div>
          <Button kind="secondary" onClick={() => setIsAsked(true)}>
            {t('cancel')}
          </Button>
        </div>
      )}
    </div>
  );
}
