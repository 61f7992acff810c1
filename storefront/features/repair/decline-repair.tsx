import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Button } from '../../ui/button.tsx';
import { Question } from './question.tsx';

interface DeclineRepairProps {
  readonly busy: boolean;
  readonly onDecline: () => void;
}

/** Declines the whole repair, asked once more. */
export function DeclineRepair({ busy, onDecline }: DeclineRepairProps) {
  const t = useText('repair');
  const [isAsked, setIsAsked] = useState(false);
  if (!isAsked) {
    return (
      <div>
        <Button kind="secondary" onClick={() => setIsAsked(true)}>
          {t('decline')}
        </Button>
      </div>
    );
  }
  return (
    <Question title={t('declineTitle')} text={t('declineText')}>
      <Button busy={busy} onClick={onDecline}>
        {t('declineConfirm')}
      </Button>
      <Button kind="secondary" onClick={() => setIsAsked(false)}>
        {t('keepDeciding')}
      </Button>
    </Question>
  );
}
