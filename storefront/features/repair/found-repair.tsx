import { useMutation } from '@tanstack/react-query';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { statusOf } from '#ui/api-error.ts';
import { useText } from '../../i18n/text.ts';
import { useClient } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RepairHistory, RepairState } from './repair-state.tsx';
import { ToldNotice } from './told-notice.tsx';

interface Asked {
  readonly number: string;
  readonly eMail: string;
}

export interface Found {
  readonly asked: Asked;
  readonly state: Reply<Endpoints['repair-status']>;
}

/** What a number and an e-mail open, and how the rest is opened. */
export function FoundRepair({ found: { asked, state } }: { readonly found: Found }) {
  const t = useText('repair');
  return (
    <div className="repair-found stack" aria-live="polite">
      <h2 className="visually-hidden">{t('title', { number: state.number })}</h2>
      <p>{state.device}</p>
      <RepairState repair={state} />
      <MailLink asked={asked} />
      <RepairHistory history={state.history} />
    </div>
  );
}

function MailLink({ asked }: { readonly asked: Asked }) {
  const t = useText('repair');
  const client = useClient();
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: () => client.post('repair-link', { body: asked }),
    // The cache of finished changes would keep the address in memory.
    gcTime: 0,
  });
  if (isSuccess) return <ToldNotice type="success" title={t('linkSent')} />;
  return (
    <Card className="stack">
      <h2>{t('linkHeading')}</h2>
      <p className="measure">{t('linkText')}</p>
      {error !== null && (
        <Notice type="error" title={t('linkFailed')}>
          <p>{t(statusOf(error) === 429 ? 'limitedText' : 'failedText')}</p>
        </Notice>
      )}
      <div>
        <Button kind="secondary" busy={isPending} onClick={() => mutate()}>
          {t('sendLink')}
        </Button>
      </div>
    </Card>
  );
}
