import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { usePhrases } from '../i18n/use-phrases.ts';
import { failureOf } from '../lib/failures.ts';
import { switchTo } from '../lib/sign-in.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';

interface PinSwitchProps {
  readonly users: readonly { readonly id: number; readonly name: string }[];
}

/** Quick change of people at a shared desk: a name and a PIN. */
export function PinSwitch({ users }: PinSwitchProps) {
  const t = usePhrases('frame');
  const [chosen, choose] = useState<number | null>(null);
  return (
    <section className="entrance-more" aria-label={t('switchTitle')}>
      <h2 className="soft">{t('switchTitle')}</h2>
      <div className="entrance-people">
        {users.map(({ id, name }) => (
          <Button key={id} icon="user" aria-pressed={chosen === id} onClick={() => choose(id)}>
            {name}
          </Button>
        ))}
      </div>
      {chosen !== null && <PinForm key={chosen} onSend={(pin) => switchTo(chosen, pin)} />}
    </section>
  );
}

interface PinFormProps {
  readonly onSend: (pin: string) => Promise<void>;
}

/** One PIN; the wrong one is said in place. */
export function PinForm({ onSend }: PinFormProps) {
  const t = usePhrases('frame');
  const [pin, setPin] = useState('');
  const sending = useMutation({ mutationFn: () => onSend(pin), meta: { silent: true } });
  const failure = sending.error === null ? null : failureOf(sending.error);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!sending.isPending) sending.mutate();
  };
  return (
    <form className="entrance-form" noValidate onSubmit={send}>
      <TextField
        label={t('pin')}
        type="password"
        inputMode="numeric"
        maxLength={8}
        autoFocus
        value={pin}
        error={failure === null ? undefined : (failure.fields['pin'] ?? failure.text)}
        onChange={(event) => setPin(event.target.value)}
      />
      <Button kind="primary" type="submit" busy={sending.isPending}>
        {t('continue')}
      </Button>
    </form>
  );
}
