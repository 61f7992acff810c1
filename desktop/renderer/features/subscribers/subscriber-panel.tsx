import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { MaskedContact } from '../../ui/masked-contact/masked-contact.tsx';
import { Panel } from '../../ui/panel.tsx';
import { readAnew, type Subscriber } from './subscribers.ts';

interface SubscriberPanelProps {
  readonly subscriber: Subscriber;
  readonly onChanged: (now: Subscriber) => void;
  readonly onClose: () => void;
}

/** One subscription with what was agreed to, and the way to end it for whoever asks. */
export function SubscriberPanel({ subscriber, onChanged, onClose }: SubscriberPanelProps) {
  const t = usePhrases('subscribers');
  const { id, eMail, isRevealable, status } = subscriber;
  return (
    <Panel
      title={t('subscriber')}
      onClose={onClose}
      takesFocus
      actions={
        status !== 'unsubscribed' && <Unsubscribe subscriber={subscriber} onChanged={onChanged} />
      }
    >
      <MaskedContact
        thing="subscriber"
        id={id}
        contact={[{ field: 'e_mail', text: eMail }]}
        reveals={isRevealable ? ['e_mail'] : []}
      />
      <Facts subscriber={subscriber} />
    </Panel>
  );
}

function Facts({ subscriber }: Pick<SubscriberPanelProps, 'subscriber'>) {
  const t = usePhrases('subscribers');
  const moment = useMoment();
  const { askedAt, consentAt, consentText, endedBy, language, since, source, status } = subscriber;
  const isOld = askedAt === null && consentAt === null;
  const facts = [
    [t('state'), t(`state_${status}`)],
    [t('since'), moment(since)],
    [t('language'), t(`language_${language}`)],
    [t('source'), source === null ? t('unknown') : t(`source_${source}`)],
    [t('askedAt'), askedAt === null ? t('unknown') : moment(askedAt)],
    [t('consentText'), consentText ?? t('unknown')],
    [t('consentAt'), consentAt === null ? t(isOld ? 'unknown' : 'noConsent') : moment(consentAt)],
    ...(endedBy === null ? [] : [[t('endedBy'), endedBy] as const]),
  ] as const;
  return (
    <dl className="masked-contact">
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Unsubscribe({
  subscriber: { id, eMail },
  onChanged,
}: Pick<SubscriberPanelProps, 'subscriber' | 'onChanged'>) {
  const t = usePhrases('subscribers');
  const [isAsked, setAsked] = useState(false);
  const ending = useMutation({
    mutationFn: () => client.post('admin-subscriber-unsubscribe', { params: { id }, body: {} }),
    onSuccess: async (now) => {
      notify('success', t('unsubscribed'));
      onChanged(now);
      await readAnew();
    },
    onSettled: () => setAsked(false),
  });
  return (
    <>
      <Button kind="danger" onClick={() => setAsked(true)}>
        {t('unsubscribe')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t('unsubscribeTitle', { eMail })}
          lead={t('unsubscribeLead')}
          confirm={t('unsubscribe')}
          isDangerous
          busy={ending.isPending}
          onConfirm={() => ending.mutate()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
