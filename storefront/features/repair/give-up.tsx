import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { useClient } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Question } from './question.tsx';
import { repairQuery, type Repair } from './repair-query.ts';
import { ToldNotice } from './told-notice.tsx';

/** The customer wants no repair; asked once more. An estimate has its own way to decline. */
export function GiveUp({ repair }: { readonly repair: Repair }) {
  const t = useText('repair');
  const [isAsked, setIsAsked] = useState(false);
  const { giveUp, isDone, isFailed, isPending } = useGiveUp(repair.code);
  if (isDone) return <ToldNotice type="success" title={t('givenUp')} />;
  if (!repair.canGiveUp || repair.estimate !== null) return null;
  if (!isAsked) {
    return (
      <div>
        <Button kind="quiet" onClick={() => setIsAsked(true)}>
          {t('giveUp')}
        </Button>
      </div>
    );
  }
  return (
    <Card className="stack">
      {isFailed && (
        <Notice type="error" title={t('giveUpFailed')}>
          <p>{t('giveUpFailedText')}</p>
        </Notice>
      )}
      <Question
        title={t('giveUpTitle')}
        text={t(repair.status === 'announced' ? 'giveUpText' : 'giveUpHereText')}
      >
        <Button busy={isPending} onClick={() => giveUp()}>
          {t('giveUpConfirm')}
        </Button>
        <Button kind="secondary" onClick={() => setIsAsked(false)}>
          {t('giveUpBack')}
        </Button>
      </Question>
    </Card>
  );
}

function useGiveUp(code: string) {
  const client = useClient();
  const queryClient = useQueryClient();
  const { queryKey } = repairQuery(client, code);
  const { mutate, isError, isPending, isSuccess } = useMutation({
    mutationFn: () => client.post('repair-give-up', { params: { code }, body: {} }),
    onSuccess: (repair) => queryClient.setQueryData(queryKey, repair),
    // Where it has moved on meanwhile, the page shows to where.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  return { giveUp: mutate, isDone: isSuccess, isFailed: isError, isPending } as const;
}
