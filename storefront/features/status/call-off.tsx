import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { statusOf } from '#ui/api-error.ts';
import { useText } from '../../i18n/text.ts';
import { useClient } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { StatusQuestion, StatusReply } from './use-status.ts';

interface CallOffProps {
  readonly asked: StatusQuestion;
  readonly onEnded: (reply: StatusReply) => void;
}

/** Calls the sale off after a second press; what was mistyped in it is then sold anew. */
export function CallOff({ asked: { code, email }, onEnded }: CallOffProps) {
  const t = useText('status');
  const client = useClient();
  const [isAsked, setIsAsked] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => client.post('buyback-call-off', { body: { code, eMail: email } }),
    onSuccess: onEnded,
  });
  return (
    <Card className="stack">
      <h2>{t('callOffTitle')}</h2>
      {error && (
        <Notice type="error" title={t('callOffFailed')}>
          <p>{t(statusOf(error) === 409 ? 'callOffTooLate' : 'decideFailedText')}</p>
        </Notice>
      )}
      <p className="measure">{t(isAsked ? 'callOffQuestion' : 'callOffText')}</p>
      <div className="cluster">
        {isAsked ? (
          <>
            <Button busy={isPending} onClick={() => mutate()}>
              {t('callOffYes')}
            </Button>
            <Button kind="quiet" onClick={() => setIsAsked(false)}>
              {t('callOffNo')}
            </Button>
          </>
        ) : (
          <Button kind="secondary" onClick={() => setIsAsked(true)}>
            {t('callOff')}
          </Button>
        )}
      </div>
    </Card>
  );
}
