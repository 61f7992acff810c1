import { useText } from '../../i18n/text.ts';
import { TextField } from '../../ui/text-field.tsx';

interface EmailFieldProps {
  readonly error: string | undefined;
  readonly autoComplete: 'username' | 'email';
}

/** The address that an account is known by. */
export function EmailField({ error, autoComplete }: EmailFieldProps) {
  const t = useText('signIn');
  return (
    <TextField
      label={t('eMail')}
      name="eMail"
      error={error}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="off"
      spellCheck={false}
      aria-required
    />
  );
}
