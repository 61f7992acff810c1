import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { useClient } from '../../lib/shop.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { subscriberQuery, type Subscription } from './subscriber-query.ts';

/** Where the link of a mail leads. Opening it changes nothing: mail programs open links too. */
export function NewsletterScreen() {
  const t = useText('newsletter');
  const code = useParams()['code'] ?? '';
  const { data, isError, refetch } = useQuery(subscriberQuery(useClient(), code));
  return (
    <section className="stack measure">
      <PageHead title={t('title')} description={t('description')} />
      <h1>{t('heading')}</h1>
      {data === undefined && isError && <LoadFailed onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton />}
      {data === null && <Forgotten />}
      {data && <Decision code={code} subscription={data} />}
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
    </section>
  );
}

function Forgotten() {
  const t = useText('newsletter');
  return (
    <>
      <Notice type="warning" title={t('unknownTitle')} announced={false}>
        <p>{t('unknownText')}</p>
      </Notice>
      <p>
        <LinkButton to="/">{t('home')}</LinkButton>
      </p>
    </>
  );
}

interface DecisionProps {
  readonly code: string;
  readonly subscription: Subscription;
}

function Decision({ code, subscription: { status, eMail } }: DecisionProps) {
  const t = useText('newsletter');
  const client = useClient();
  const queries = useQueryClient();
  const mutation = useMutation({
    mutationFn: (wish: 'confirm' | 'remove') =>
      client.post(`news-subscriber-${wish}`, { params: { code } }),
    onSuccess: (answer) => queries.setQueryData(subscriberQuery(client, code).queryKey, answer),
  });
  return (
    <div className="stack" aria-live="polite">
      <p>{t(status, { eMail })}</p>
      {mutation.isError && (
        <Notice type="error" title={t('failedTitle')}>
          <p>{t('failedText')}</p>
        </Notice>
      )}
      <div className="cluster">
        {status !== 'confirmed' && (
          <Button busy={mutation.isPending} onClick={() => mutation.mutate('confirm')}>
            {t(status === 'waiting' ? 'confirm' : 'again')}
          </Button>
        )}
        {status !== 'unsubscribed' && (
          <Button
            kind="secondary"
            busy={mutation.isPending}
            onClick={() => mutation.mutate('remove')}
          >
            {t(status === 'waiting' ? 'refuse' : 'remove')}
          </Button>
        )}
      </div>
    </div>
  );
}
