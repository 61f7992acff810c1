import { usePhrases } from '../../i18n/use-phrases.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { StatusDot } from '../../ui/states.tsx';
import type { Webhook } from './webhooks.ts';

const columns = ['name', 'state', 'delivered', 'waiting', 'events'] as const;
const tones = {
  active: 'success',
  failing: 'warning',
  paused: 'error',
  off: 'neutral',
} as const;

interface WebhookTableProps {
  readonly webhooks: readonly Webhook[];
  readonly openId: number | null;
  readonly onOpen: (id: number) => void;
}

/** Every webhook; its name opens what it was sent. */
export function WebhookTable({ webhooks, openId, onOpen }: WebhookTableProps) {
  const t = usePhrases('webhooks');
  const moment = useMoment();
  return (
    <table className="plain-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`column_${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {webhooks.map(({ id, name, url, state, lastDeliveredAt, waiting, events }) => (
          <tr key={id}>
            <th scope="row">
              <button
                type="button"
                className="webhook-open"
                aria-expanded={openId === id}
                onClick={() => onOpen(id)}
              >
                {name}
              </button>
              <div className="soft webhook-url">{url}</div>
            </th>
            <td>
              <WebhookState state={state} />
            </td>
            <td>{lastDeliveredAt === null ? t('never') : moment(lastDeliveredAt)}</td>
            <td>{waiting}</td>
            <td>{t('events', { count: events.length })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function WebhookState({ state }: Pick<Webhook, 'state'>) {
  const t = usePhrases('webhooks');
  return <StatusDot tone={tones[state]}>{t(`state_${state}`)}</StatusDot>;
}
