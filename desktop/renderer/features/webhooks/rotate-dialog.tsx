import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { secretOverlaps } from '#core/integrations/webhook.ts';
import { SelectField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { MadeSecret } from './made-secret.tsx';
import { refreshWebhooks, type Webhook } from './webhooks.ts';

interface RotateDialogProps {
  readonly webhook: Webhook;
  readonly onClose: () => void;
}

/** Asks how long the secret before shall still sign, and shows the new one this once. */
export function RotateDialog({ webhook: { id, name }, onClose }: RotateDialogProps) {
  const t = usePhrases('webhooks');
  const [overlapHours, setOverlap] = useState<(typeof secretOverlaps)[number]>(24);
  const rotate = useMutation({
    mutationFn: () =>
      client.post('webhook-secret-rotate', { params: { id }, body: { overlapHours } }),
    onSettled: refreshWebhooks,
  });
  if (rotate.data) return <MadeSecret secret={rotate.data.secret} onClose={onClose} />;
  const button = (
    <Button kind="primary" busy={rotate.isPending} onClick={() => rotate.mutate()}>
      {t('rotateNow')}
    </Button>
  );
  return (
    <Dialog
      title={t('rotateTitle', { name })}
      lead={t('rotateLead')}
      onClose={onClose}
      actions={button}
    >
      <SelectField
        label={t('overlap')}
        value={overlapHours}
        onChange={({ target }) =>
          setOverlap(secretOverlaps.find((one) => String(one) === target.value) ?? overlapHours)
        }
      >
        {secretOverlaps.map((one) => (
          <option key={one} value={one}>
            {t(`overlap_${one}`)}
          </option>
        ))}
      </SelectField>
    </Dialog>
  );
}
