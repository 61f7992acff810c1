import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePhrases } from '../i18n/use-phrases.ts';
import { client } from '../lib/client.ts';
import { signIn, type SecondStep as Step } from '../lib/sign-in.ts';
import { email, secret } from '../lib/field-rules.ts';
import { useOfficeForm } from '../lib/use-office-form.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { BadgeSignIn } from './badge-sign-in.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { SecondStep } from './second-step.tsx';
import { PinSwitch } from './pin-switch.tsx';
import './sign-in-screen.css';

const none = { users: [], takesBadges: false };

/** Who signed in on this device by password lately and may come back by PIN, and whether it takes badges. */
export const useQuickSignIn = () =>
  useQuery({
    queryKey: ['auth-pin-users'],
    queryFn: () => client.get('auth-pin-users', {}),
    staleTime: 0,
    meta: { silent: true },
  }).data ?? none;

/** Nobody is signed in. */
export function SignInScreen() {
  const t = usePhrases('frame');
  const { users: pinUsers, takesBadges } = useQuickSignIn();
  const [step, setStep] = useState<Step | null>(null);
  return (
    <main className="whole-window">
      <div className="entrance">
        <h1 className="entrance-title">{t('appName')}</h1>
        {step === null ? (
          <>
            <p className="soft">{t('signInLead')}</p>
            <PasswordForm eMail={null} onSend={signIn} onStep={setStep} submit={t('signIn')} />
            {takesBadges && <BadgeSignIn />}
            {pinUsers.length > 0 && <PinSwitch users={pinUsers} />}
          </>
        ) : (
          <SecondStep step={step} onBack={() => setStep(null)} />
        )}
        <LanguageSwitch />
      </div>
    </main>
  );
}

interface PasswordFormProps {
  /** Fixed where it is known who comes back. */
  readonly eMail: string | null;
  readonly onSend: (eMail: string, password: string) => Promise<'in' | 'denied' | Step>;
  readonly onStep: (step: Step) => void;
  readonly submit: string;
}

/** E-mail and password; a refusal is said in place and what was typed stays. */
export function PasswordForm(props: PasswordFormProps) {
  const { eMail: known, onSend, onStep, submit: submitText } = props;
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
    onSent: (answer) => {
      setDenied(answer === 'denied');
      if (typeof answer === 'object') onStep(answer);
    },
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
