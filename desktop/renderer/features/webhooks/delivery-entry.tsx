import { useMutation } from '@tanstack/react-query';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { StatusDot } from '../../ui/states.tsx';
import { refreshWebhooks, type Delivery } from './webhooks.ts';

const tones = { waiting: 'info', delivered: 'success', failed: 'error' } as const;

/** One delivery: its state, and opened what was sent and how each try ended. */
export function DeliveryEntry({ delivery }: { readonly delivery: Delivery }) {
  const t = usePhrases('webhooks');
  const moment = useMoment();
  const { id, type, state, createdAt, nextAt, payload, messageId, attempts } = delivery;
  const again = useMutation({
    mutationFn: () => client.post('webhook-delivery-again', { params: { id }, body: {} }),
    onSuccess: () => notify('success', t('sentAgain')),
    onSettled: refreshWebhooks,
  });
  return (
    <li>
      <details>
        <summary>
          <StatusDot tone={tones[state]}>{t(`delivery_${state}`)}</StatusDot>
          <code>{type}</code>
          <span className="soft">{moment(createdAt)}</span>
        </summary>
        <div className="webhook-entry">
          <p>{t('messageId', { id: messageId })}</p>
          <pre>{payload}</pre>
          {attempts.map((attempt) => (
            <AttemptLine key={attempt.at} attempt={attempt} />
          ))}
          {nextAt !== null && <p>{t('nextAt', { moment: moment(nextAt) })}</p>}
          <Button busy={again.isPending} onClick={() => again.mutate()}>
            {t('again')}
          </Button>
        </div>
      </details>
    </li>
  );
}

interface AttemptLineProps {
  readonly attempt: Delivery['attempts'][number];
}

function AttemptLine({ attempt }: AttemptLineProps) {
  const t = usePhrases('webhooks');
  const moment = useMoment();
  const { at, status, reason, milliseconds, beginning } = attempt;
  const known = reasons.find((one) => one === reason) ?? 'fetch_failed';
  const how = status === null ? t(`reason_${known}`) : t('answered', { status });
  return (
    <div>
      <p>{t('attempt', { moment: moment(at), how, milliseconds })}</p>
      {beginning !== '' && <pre>{beginning}</pre>}
    </div>
  );
}

/** Why there was no answer; whatever else there is was not delivered either. */
const reasons = [
  'address_invalid',
  'address_private',
  'address_unknown',
  'fetch_timeout',
  'fetch_failed',
] as const;
