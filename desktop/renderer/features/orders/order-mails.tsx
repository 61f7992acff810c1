import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { queries } from '../../lib/queries.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';

/** What was mailed to the customer of an order: read, and sent once more. Asked for when it is opened. */
export function OrderMails({ id }: { readonly id: number }) {
  const t = usePhrases('orderDesk');
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('mails')}</summary>
      {isOpen && <Mails id={id} />}
    </details>
  );
}

function Mails({ id }: { readonly id: number }) {
  const t = usePhrases('orderDesk');
  const moment = useMoment();
  const queryKey = ['admin-order', 'mails', id];
  const mails = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.get('admin-order-mails', { params: { id } }, { signal }),
  });
  const again = useMutation({
    mutationFn: (mail: number) => client.post('admin-order-mail-again', { params: { id, mail } }),
    onSuccess: () => notify('success', t('mailed')),
    onSettled: () => queries.invalidateQueries({ queryKey: ['admin-order'] }),
  });
  if (mails.isError) return <ErrorState error={mails.error} onRetry={() => void mails.refetch()} />;
  if (!mails.data) return <Skeleton lines={3} />;
  const { results } = mails.data;
  if (results.length === 0) return <p className="soft">{t('noMails')}</p>;
  return (
    <ul className="money-lines">
      {results.map(({ canSend, id: mail, queuedAt, recipient, sentAt, subject, text }) => (
        <li key={mail}>
          <details>
            <summary>
              {subject === '' ? t('mailOver') : subject}{' '}
              <span className="soft">
                {recipient}, {sentAt === null ? t('mailWaits') : moment(sentAt)}
              </span>
            </summary>
            <p className="soft">{t('mailQueued', { at: moment(queuedAt) })}</p>
            <p className="mail-text">{text}</p>
          </details>
          {canSend && (
            <Button
              kind="quiet"
              aria-label={t('sendAgainOf', { name: subject })}
              busy={again.isPending && again.variables === mail}
              onClick={() => again.mutate(mail)}
            >
              {t('sendAgain')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
