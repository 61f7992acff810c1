import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { line } from '../../lib/field-rules.ts';
import type { StaffUser } from '../../lib/session.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState, Skeleton } from '../../ui/states.tsx';
import { TextField } from '#ui/text-field.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import './security.css';

type Begun = Reply<Endpoints['auth-factor-app-begin']>;
type Added = Reply<Endpoints['auth-factor-app-add']>;

interface EnrolAppProps {
  /** Of whoever is just signing in; whoever is signed in proves it by the password. */
  readonly pending?: string;
  readonly password?: string;
  readonly onDone: (user: StaffUser | null) => void;
}

/** An authenticator app, from the QR code to its first code; then the recovery codes, once. */
export function EnrolApp({ pending, password, onDone }: EnrolAppProps) {
  const [added, setAdded] = useState<Added | null>(null);
  const begun = useQuery({
    queryKey: ['enrol-app'],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: () =>
      client.post('auth-factor-app-begin', {
        body: {
          ...(pending !== undefined && { pending }),
          ...(password !== undefined && { password }),
        },
      }),
    meta: { silent: true },
  });
  if (added !== null) {
    return <RecoveryCodes codes={added.recoveryCodes} onSaved={() => onDone(added.user)} />;
  }
  if (begun.isError) return <ErrorState error={begun.error} onRetry={() => void begun.refetch()} />;
  if (begun.data === undefined) return <Skeleton lines={4} />;
  const whenAdded = (reply: Added) =>
    reply.recoveryCodes.length > 0 ? setAdded(reply) : onDone(reply.user);
  return <FirstCode begun={begun.data} pending={pending} onAdded={whenAdded} />;
}

interface FirstCodeProps {
  readonly begun: Begun;
  readonly pending: string | undefined;
  readonly onAdded: (reply: Added) => void;
}

function FirstCode({ begun: { secret, qr }, pending, onAdded }: FirstCodeProps) {
  const t = usePhrases('security');
  const { form, submit, field, trouble, isSending } = useOfficeForm({
    fields: ['code'],
    rules: { code: line(40) },
    send: ({ code }) =>
      client.post('auth-factor-app-add', {
        body: { code, ...(pending !== undefined && { pending }) },
      }),
    onSent: onAdded,
    saysTrouble: true,
  });
  const side = String(qr.size + 8);
  return (
    <form ref={form} className="entrance-form" noValidate onSubmit={submit}>
      <div role="alert">{trouble !== undefined && <p className="trouble">{trouble}</p>}</div>
      <p>{t('scan')}</p>
      <svg
        className="security-qr"
        viewBox={`-4 -4 ${side} ${side}`}
        role="img"
        aria-label={t('qrLabel')}
      >
        <path d={qr.path} />
      </svg>
      <p className="soft">
        {t('secret')} <code className="security-secret">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <TextField
        label={t('firstCode')}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...field('code')}
      />
      <Button kind="primary" type="submit" busy={isSending}>
        {t('confirmApp')}
      </Button>
    </form>
  );
}
