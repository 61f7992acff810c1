import { useState } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Panel } from '../../ui/panel.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { RotateDialog } from './rotate-dialog.tsx';
import { useWebhookActs } from './use-webhook-acts.ts';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookState } from './webhook-table.tsx';
import type { Webhook } from './webhooks.ts';

interface WebhookPanelProps {
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

/** One webhook: how it does, what can be done with it, and its log. */
export function WebhookPanel({ webhook, onClose }: WebhookPanelProps) {
  const t = usePhrases('webhooks');
  const [asked, setAsked] = useState<'edit' | 'rotate' | 'remove' | null>(null);
  const acts = useWebhookActs(webhook, onClose);
  const isOn = webhook.state === 'active' || webhook.state === 'failing';
  const done = () => setAsked(null);
  return (
    <Panel title={webhook.name} onClose={onClose} takesFocus>
      <WebhookFacts webhook={webhook} />
      <div className="webhook-buttons">
        <Button busy={acts.test.isPending} onClick={() => acts.test.mutate()}>
          {t('test')}
        </Button>
        <Button onClick={() => setAsked('edit')}>{t('edit')}</Button>
        <Button busy={acts.turn.isPending} onClick={() => acts.turn.mutate(!isOn)}>
          {isOn ? t('turnOff') : t('turnOn')}
        </Button>
        <Button onClick={() => setAsked('rotate')}>{t('rotate')}</Button>
        <Button onClick={() => setAsked('remove')}>{t('remove')}</Button>
      </div>
      <DeliveryLog webhookId={webhook.id} />
      {asked === 'edit' && <WebhookDialog webhook={webhook} onClose={done} />}
      {asked === 'rotate' && <RotateDialog webhook={webhook} onClose={done} />}
      {asked === 'remove' && (
        <ConfirmDialog
          title={t('removeTitle', { name: webhook.name })}
          lead={t('removeLead')}
          confirm={t('remove')}
          isDangerous
          busy={acts.remove.isPending}
          onConfirm={() => acts.remove.mutate()}
          onClose={done}
        />
      )}
    </Panel>
  );
}

function WebhookFacts({ webhook }: Pick<WebhookPanelProps, 'webhook'>) {
  const t = usePhrases('webhooks');
  const moment = useMoment();
  const { url, state, failingSince, previousUntil, madeBy, madeAt } = webhook;
  return (
    <div className="webhook-facts">
      <WebhookState state={state} />
      <span className="webhook-url">{url}</span>
      {failingSince !== null && <span>{t('failingSince', { moment: moment(failingSince) })}</span>}
      {state === 'paused' && <span>{t('pausedWhy')}</span>}
      {previousUntil !== null && (
        <span>{t('previousUntil', { moment: moment(previousUntil) })}</span>
      )}
      <span className="soft">{t('madeBy', { name: madeBy, moment: moment(madeAt) })}</span>
    </div>
  );
}
