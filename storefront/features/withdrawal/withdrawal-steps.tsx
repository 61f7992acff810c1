import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { Notice } from '../../ui/notice.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { PiecesStep } from './pieces-step.tsx';
import type { Piece, Preview, Withdrawable } from './withdrawal-query.ts';

interface WithdrawalStepsProps {
  readonly code: string;
  readonly data: Withdrawable;
}

interface Chosen {
  readonly pieces: readonly Piece[];
  readonly preview: Preview;
}

/** Pieces first, then the amount to be confirmed. */
export function WithdrawalSteps({ code, data }: WithdrawalStepsProps) {
  const t = useText('withdrawal');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isDone, setIsDone] = useState(false);
  if (isDone) {
    return (
      <Notice type="success" title={t('doneTitle')}>
        <p>{t('doneText')}</p>
      </Notice>
    );
  }
  if (!data.isPossible) {
    return (
      <Notice type="info" title={t('notPossible')} announced={false}>
        <p>{data.message}</p>
      </Notice>
    );
  }
  return chosen === null ? (
    <PiecesStep
      code={code}
      lines={data.lines}
      onPreview={(pieces, preview) => setChosen({ pieces, preview })}
    />
  ) : (
    <ConfirmStep
      code={code}
      lines={data.lines}
      {...chosen}
      onBack={() => setChosen(null)}
      onDone={() => setIsDone(true)}
    />
  );
}
