import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { usePhrases } from '../i18n/use-phrases.ts';
import { client } from '../lib/client.ts';
import { failureOf } from '../lib/failures.ts';
import { signIn } from '../lib/sign-in.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { PinSwitch } from './pin-switch.tsx';
import './sign-in-screen.css';

/** Who signed in on this device by password lately and may come back by PIN. */
export const usePinUsers = () =>
  useQuery({
    queryKey: ['auth-pin-users'],
    queryFn: () => client.get('auth-pin-users', {}),
    staleTime: 0,
    meta: { silent: true },
  }).data?.users ?? [];

/** Nobody is signed in. */
export function SignInScreen() {
  const t = usePhrases('frame');
  const pinUsers = usePinUsers();
  return (
    <main className="whole-window">
      <div className="entrance">
        <h1 className="entrance-title">{t('appName')}</h1>
        <p className="soft">{t('signInLead')}</p>
        <PasswordForm eMail={null} onSend={signIn} submit={t('signIn')} />
        {pinUsers.length > 0 && <PinSwitch users={pinUsers} />}
        <LanguageSwitch />
      </div>
    </main>
  );
}

interface PasswordFormProps {
  /** Fixed where it is known who comes back. */
  readonly eMail: string | null;
  readonly onSend: (eMail: string, password: string) => Promise<'in' | 'denied'>;
  readonly submit: string;
}

/** E-mail and password; a refusal is said in place and what was typed stays. */
export function PasswordForm({ eMail: known, onSend, submit }: PasswordFormProps) {
  const t = usePhrases('frame');
  const [eMail, setEMail] = useState(known ?? '');
  const [password, setPassword] = useState('');
  const sending = useMutation({
    mutationFn: () => onSend(eMail.trim(), password),
    meta: { silent: true },
  });
  const failure = sending.error === null ? null : failureOf(sending.error);
  const trouble = sending.data === 'denied' ? t('deniedTitle') : failure?.text;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!sending.isPending) sending.mutate();
  };
  return (
    <form className="entrance-form" noValidate onSubmit={send}>
      <div role="alert">{trouble !== undefined && <p className="trouble">{trouble}</p>}</div>
      <TextField
        label={t('eMail')}
        type="email"
        autoComplete="username"
        autoFocus={known === null}
        readOnly={known !== null}
        value={eMail}
        error={failure?.fields['eMail']}
        onChange={(event) => setEMail(event.target.value)}
      />
      <TextField
        label={t('password')}
        type="password"
        autoComplete="current-password"
        autoFocus={known !== null}
        value={password}
        error={failure?.fields['password']}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button kind="primary" type="submit" busy={sending.isPending}>
        {submit}
      </Button>
    </form>
  );
}
