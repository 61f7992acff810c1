import { useState } from 'react';
import { usePhrases } from '../i18n/use-phrases.ts';
import { switchTo } from '../lib/sign-in.ts';
import { secret } from '../lib/field-rules.ts';
import { useOfficeForm } from '../lib/use-office-form.ts';
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
  const { form, submit, field, trouble, isSending } = useOfficeForm({
    fields: ['pin'],
    rules: { pin: secret },
    send: ({ pin }) => onSend(pin),
    saysTrouble: true,
  });
  const pin = field('pin');
  return (
    <form ref={form} className="entrance-form" noValidate onSubmit={submit}>
      <TextField
        label={t('pin')}
        type="password"
        inputMode="numeric"
        maxLength={8}
        autoFocus
        {...pin}
        error={pin.error ?? trouble}
      />
      <Button kind="primary" type="submit" busy={isSending}>
        {t('continue')}
      </Button>
    </form>
  );
}
