import { useState } from 'react';
import { webhookEvents, type WebhookEvent } from '#core/integrations/webhook.ts';
import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EventBoxes } from './event-boxes.tsx';
import { MadeSecret } from './made-secret.tsx';
import { refreshWebhooks, type Webhook } from './webhooks.ts';

interface WebhookDialogProps {
  /** Null where a new one is made. */
  readonly webhook: Webhook | null;
  readonly onClose: () => void;
}

/** Asks where a program listens and what it wants to know; a new one's secret is shown this once. */
export function WebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  const t = usePhrases('webhooks');
  const { form, submit, field, isSending, events, setEvents, isTried, secret } = useWebhookForm(
    webhook,
    onClose,
  );
  if (secret !== null) return <MadeSecret secret={secret} onClose={onClose} />;
  const title = webhook ? t('editTitle', { name: webhook.name }) : t('add');
  const button = (
    <Button kind="primary" type="submit" form="webhook-form" busy={isSending}>
      {webhook ? t('save') : t('make')}
    </Button>
  );
  return (
    <Dialog title={title} lead={t('addLead')} onClose={onClose} actions={button}>
      <form id="webhook-form" className="webhook-form" ref={form} onSubmit={submit} noValidate>
        <TextField label={t('name')} maxLength={80} required {...field('name')} />
        <TextField
          label={t('url')}
          help={t('urlHelp')}
          type="url"
          maxLength={500}
          required
          {...field('url')}
        />
        <EventBoxes
          chosen={events}
          onChoose={setEvents}
          error={isTried && events.length === 0 ? t('eventsMissing') : undefined}
        />
      </form>
    </Dialog>
  );
}

function useWebhookForm(webhook: Webhook | null, onClose: () => void) {
  const t = usePhrases('webhooks');
  const [events, setEvents] = useState<readonly WebhookEvent[]>(
    webhookEvents.filter((one) => webhook?.events.includes(one)),
  );
  const [isTried, setTried] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const { form, submit, field, isSending } = useOfficeForm({
    fields: ['name', 'url'],
    initial: { name: webhook?.name ?? '', url: webhook?.url ?? 'https://' },
    send: async ({ name, url }) => {
      setTried(true);
      if (events.length === 0) return { isDone: false };
      const body = { name, url, events: [...events] };
      if (!webhook) {
        const made = await client.post('webhook-make', { body });
        setSecret(made.secret);
        return { isDone: false };
      }
      const { id, version } = webhook;
      await client.patch('webhook-update', { params: { id }, body: { version, ...body } });
      return { isDone: true };
    },
    onSent: ({ isDone }) => {
      void refreshWebhooks();
      if (!isDone) return;
      notify('success', t('saved'));
      onClose();
    },
  });
  return { form, submit, field, isSending, events, setEvents, isTried, secret };
}
