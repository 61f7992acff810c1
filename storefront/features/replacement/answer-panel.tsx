import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { statusOf } from '#ui/api-error.ts';
import { useText } from '../../i18n/text.ts';
import { useDay } from '../../lib/day.ts';
import { useClient, useMoney } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { replacementQuery, type Replacement } from './replacement-query.ts';

interface AnswerProps {
  readonly code: string;
  readonly offer: Replacement;
}

/** What it costs and the customer's word on it; whoever does not answer gets nothing exchanged. */
export function AnswerPanel({ code, offer }: AnswerProps) {
  const t = useText('replacement');
  const money = useMoney();
  const day = useDay();
  const [isRefusing, setRefusing] = useState(false);
  const { answer, isPending, hasFailed } = useAnswer(code);
  if (!offer.isOpen) return <Answered offer={offer} />;
  const { expiresAt, isPaid, refund } = offer;
  const amount = money(refund);
  return (
    <Card className="stack">
      <p>{refund === 0 ? t('same') : t(isPaid ? 'back' : 'less', { amount })}</p>
      <p>{t('until', { day: day(expiresAt) })}</p>
      {hasFailed && (
        <Notice type="error" title={t('failedTitle')}>
          <p>{t('failedText')}</p>
        </Notice>
      )}
      {isRefusing ? (
        <Refusal
          isPending={isPending}
          onBack={() => setRefusing(false)}
          onRefuse={() => answer('refuse')}
        />
      ) : (
        <div className="cluster">
          <Button busy={isPending} onClick={() => answer('accept')}>
            {t('accept')}
          </Button>
          <Button kind="secondary" onClick={() => setRefusing(true)}>
            {t('refuse')}
          </Button>
        </div>
      )}
    </Card>
  );
}

interface RefusalProps {
  readonly isPending: boolean;
  readonly onBack: () => void;
  readonly onRefuse: () => void;
}

/** A refusal cancels the goods, so it is asked once more. */
function Refusal({ isPending, onBack, onRefuse }: RefusalProps) {
  const t = useText('replacement');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="stack" role="group" aria-labelledby="refuse-title">
      <h2 id="refuse-title" ref={heading} tabIndex={-1}>
        {t('refuseTitle')}
      </h2>
      <p>{t('refuseText')}</p>
      <div className="cluster">
        <Button busy={isPending} onClick={onRefuse}>
          {t('refuseConfirm')}
        </Button>
        <Button kind="secondary" onClick={onBack}>
          {t('keepDeciding')}
        </Button>
      </div>
    </div>
  );
}

function Answered({ offer: { status } }: Pick<AnswerProps, 'offer'>) {
  const t = useText('replacement');
  // What has run out is open still until the shop has noticed.
  const shown = status === 'open' ? 'expired' : status;
  return (
    <Notice type={shown === 'accepted' ? 'success' : 'info'} title={t(`${shown}Title`)}>
      <p>{t(`${shown}Text`)}</p>
    </Notice>
  );
}

/** Sends the answer. When somebody answered before, the page shows what it was. */
function useAnswer(code: string) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { queryKey } = replacementQuery(client, code);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (decision: 'accept' | 'refuse') =>
      client.post('replacement-answer', { params: { code }, body: { decision } }),
    onSuccess: (offer) => queryClient.setQueryData(queryKey, offer),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  const hasFailed = error !== null && statusOf(error) !== 409;
  return { answer: mutate, isPending, hasFailed } as const;
}
