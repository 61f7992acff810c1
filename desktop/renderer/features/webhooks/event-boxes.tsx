import { webhookEvents, type WebhookEvent } from '#core/integrations/webhook.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';

const words = {
  'order.confirmed': 'eventOrderConfirmed',
  'order.paid': 'eventOrderPaid',
  'order.handed_over': 'eventOrderHandedOver',
  'order.ready_for_pickup': 'eventOrderReady',
  'order.delivered': 'eventOrderDelivered',
  'order.cancelled': 'eventOrderCancelled',
  'order.returned': 'eventOrderReturned',
  'withdrawal.changed': 'eventWithdrawal',
  'buyback.changed': 'eventBuyback',
  'stock.changed': 'eventStock',
  'price.changed': 'eventPrice',
  'product.changed': 'eventProduct',
} as const satisfies Record<WebhookEvent, string>;

interface EventBoxesProps {
  readonly chosen: readonly WebhookEvent[];
  readonly onChoose: (events: readonly WebhookEvent[]) => void;
  readonly error: string | undefined;
}

/** What a program is told of, a box for each. */
export function EventBoxes({ chosen, onChoose, error }: EventBoxesProps) {
  const t = usePhrases('webhooks');
  const last = webhookEvents.length - 1;
  return (
    <fieldset>
      <legend>{t('which')}</legend>
      {webhookEvents.map((event, place) => (
        <Checkbox
          key={event}
          label={
            <>
              {t(words[event])} <code className="soft">{event}</code>
            </>
          }
          error={place === last ? error : undefined}
          checked={chosen.includes(event)}
          onChange={({ target }) =>
            onChoose(
              webhookEvents.filter((one) =>
                one === event ? target.checked : chosen.includes(one),
              ),
            )
          }
        />
      ))}
    </fieldset>
  );
}
