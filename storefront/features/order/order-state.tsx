import { useMutation } from '@tanstack/react-query';
import { useText } from '../../i18n/text.ts';
import { useDay } from '../../lib/day.ts';
import { saleFailureOf } from '../../lib/sale-trouble.ts';
import { useClient } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormTrouble } from '../../ui/form-trouble.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OrderCode } from './order-code.tsx';
import { OrderHistory } from './order-history.tsx';
import type { FoundOrder } from './order-query.ts';

/** What number and e-mail alone tell, and the way to the rest: a code from the order's mail. */
export function OrderState({ found: { asked, state } }: { readonly found: FoundOrder }) {
  const t = useText('order');
  const day = useDay();
  const { expected } = state.delivery;
  return (
    <section className="stack-wide" aria-live="polite">
      <div className="stack">
        <h2>{t('heading', { number: state.number })}</h2>
        <p className="soft">{t('placedAt', { day: day(state.placedAt) })}</p>
      </div>
      <Notice type="info" title={state.statusText} announced={false}>
        <p>{t('paymentState', { status: state.paymentText })}</p>
        <p>{state.delivery.name}</p>
        {expected && (
          <p>
            {expected.from === expected.to
              ? t('expectedOn', { day: day(`${expected.to}T12:00:00Z`) })
              : t('expected', {
                  from: day(`${expected.from}T12:00:00Z`),
                  to: day(`${expected.to}T12:00:00Z`),
                })}
          </p>
        )}
      </Notice>
      <OrderHistory order={state} />
      <AskForCode asked={asked} eMail={state.eMail} />
    </section>
  );
}

interface AskForCodeProps {
  readonly asked: FoundOrder['asked'];
  /** Masked. */
  readonly eMail: string;
}

function AskForCode({ asked, eMail }: AskForCodeProps) {
  const t = useText('order');
  const client = useClient();
  const code = useMutation({
    mutationFn: () => client.post('order-status-code', { body: asked }),
  });
  const failure = code.isError ? saleFailureOf(code.error) : null;
  return (
    <Card className="stack">
      <h2>{t('codeTitle')}</h2>
      <p className="measure">{t(code.isSuccess ? 'codeSent' : 'codeLead', { eMail })}</p>
      {code.isSuccess && <OrderCode asked={asked} />}
      {failure && (
        <FormTrouble
          title={t('codeFailed')}
          trouble={
            failure.kind === 'offline' || failure.kind === 'limited' ? failure : { kind: 'failed' }
          }
          advice={{ offline: t('offlineText'), limited: t('limitedText'), failed: t('failedText') }}
        />
      )}
      <div>
        <Button
          kind={code.isSuccess ? 'secondary' : 'primary'}
          busy={code.isPending}
          onClick={() => code.mutate()}
        >
          {t(code.isSuccess ? 'codeAgain' : 'codeSend')}
        </Button>
      </div>
    </Card>
  );
}
