import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { statusOf } from '#ui/api-error.ts';
import { useClient } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextAreaField } from '#ui/text-field.tsx';
import { orderQuery } from './order-query.ts';

interface CancelOrderProps {
  readonly code: string;
  readonly isPaid: boolean;
}

/** Cancels after a second press, since what is let go may be somebody else's at once. */
export function CancelOrder({ code, isPaid }: CancelOrderProps) {
  const t = useText('order');
  const [isAsked, setIsAsked] = useState(false);
  const [reason, setReason] = useState('');
  const { mutate, error, isPending } = useCancel(code);
  return (
    <Card className="stack">
      <h2>{t('cancelTitle')}</h2>
      {error && (
        <Notice type="error" title={t('cancelFailed')}>
          <p>{t(statusOf(error) === 409 ? 'cancelTooLate' : 'failedText')}</p>
        </Notice>
      )}
      {isAsked ? (
        <>
          <p>{t(isPaid ? 'cancelQuestionPaid' : 'cancelQuestion')}</p>
          <TextAreaField
            label={t('cancelReason')}
            optional={t('optional')}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <div className="cluster">
            <Button busy={isPending} onClick={() => mutate(reason)}>
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
    </Card>
  );
}

function useCancel(code: string) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { queryKey } = orderQuery(client, code);
  return useMutation({
    mutationFn: (reason: string) =>
      client.post('order-cancel', { params: { code }, body: { reason } }),
    onSuccess: (order) => queryClient.setQueryData(queryKey, order),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}
