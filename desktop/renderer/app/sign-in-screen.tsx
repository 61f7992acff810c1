import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhrases } from '../i18n/use-phrases.ts';
import { client } from '../lib/client.ts';
import { signIn } from '../lib/sign-in.ts';
import { email, secret } from '../lib/field-rules.ts';
import { useOfficeForm } from '../lib/use-office-form.ts';
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
export function PasswordForm({ eMail: known, onSend, submit: submitText }: PasswordFormProps) {
  const t = usePhrases('frame');
  const [isDenied, setDenied] = useState(false);
  const { form, submit, field, trouble, isSending } = useOfficeForm({
    fields: ['eMail', 'password'],
    initial: { eMail: known ?? '' },
    rules: { eMail: email, password: secret },
    send: ({ eMail, password }) => {
      setDenied(false);
      return onSend(eMail.trim(), password);
    },
    onSent: (answer) => setDenied(answer === 'denied'),
    saysTrouble: true,
  });
  const said = isDenied ? t('deniedTitle') : trouble;
  return (
    <form ref={form} className="entrance-form" noValidate onSubmit={submit}>
      <div role="alert">{said !== undefined && <p className="trouble">{said}</p>}</div>
      <TextField
        label={t('eMail')}
        type="email"
        autoComplete="username"
        autoFocus={known === null}
        readOnly={known !== null}
        {...field('eMail')}
      />
      <TextField
        label={t('password')}
        type="password"
        autoComplete="current-password"
        autoFocus={known !== null}
        {...field('password')}
      />
      <Button kind="primary" type="submit" busy={isSending}>
        {submitText}
      </Button>
    </form>
  );
}
