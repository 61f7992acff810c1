import { usePhrases } from '../../i18n/use-phrases.ts';
import { secret } from '../../lib/field-rules.ts';
import { useUser } from '../../lib/session.ts';
import { useOfficeForm } from '../../lib/use-office-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';

interface PasswordStepProps {
  readonly onProve: (password: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks for the password before something is done that a window left open must not do. */
export function PasswordStep({ onProve, onCancel }: PasswordStepProps) {
  const t = usePhrases('security');
  const { eMail } = useUser();
  const { form, submit, field, trouble, isSending } = useOfficeForm({
    fields: ['password'],
    rules: { password: secret },
    send: ({ password }) => onProve(password),
    saysTrouble: true,
  });
  return (
    <form ref={form} className="entrance-form" noValidate onSubmit={submit}>
      <div role="alert">{trouble !== undefined && <p className="trouble">{trouble}</p>}</div>
      {/* Password managers want to know whose password it is. */}
      <input type="hidden" autoComplete="username" value={eMail} readOnly />
      <TextField
        label={t('password')}
        type="password"
        autoComplete="current-password"
        autoFocus
        {...field('password')}
      />
      <div className="entrance-people">
        <Button kind="primary" type="submit" busy={isSending}>
          {t('continue')}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
