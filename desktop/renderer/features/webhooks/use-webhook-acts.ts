import { useMutation } from '@tanstack/react-query';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { refreshWebhooks, type Webhook } from './webhooks.ts';

/** What is done with one webhook by a button. */
export function useWebhookActs({ id, version }: Webhook, onRemoved: () => void) {
  const t = usePhrases('webhooks');
  const params = { id };
  const test = useMutation({
    mutationFn: () => client.post('webhook-test', { params, body: {} }),
    onSuccess: () => notify('success', t('tested')),
    onSettled: refreshWebhooks,
  });
  const turn = useMutation({
    mutationFn: (isActive: boolean) =>
      client.patch('webhook-update', { params, body: { version, isActive } }),
    onSuccess: (_, isActive) => notify('success', isActive ? t('turnedOn') : t('turnedOff')),
    onSettled: refreshWebhooks,
  });
  const remove = useMutation({
    mutationFn: () => client.delete('webhook-remove', { params, query: { version } }),
    onSuccess: () => {
      notify('success', t('removed'));
      onRemoved();
    },
    onSettled: refreshWebhooks,
  });
  return { test, turn, remove };
}
