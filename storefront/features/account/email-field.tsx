import { useText } from '../../i18n/text.ts';
import { TextField } from '#ui/text-field.tsx';
import type { FieldOf } from '#ui/use-contract-form.ts';

interface EmailFieldProps {
  readonly field: FieldOf<'eMail'>;
  readonly autoComplete: 'username' | 'email';
}

/** The address that an account is known by. */
export function EmailField({ field, autoComplete }: EmailFieldProps) {
  const t = useText('signIn');
  return (
    <TextField
      label={t('eMail')}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="off"
      spellCheck={false}
      aria-required
      {...field('eMail')}
    />
  );
}
