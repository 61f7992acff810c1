import { useText } from '../../i18n/text.ts';
import { TextField } from '../../ui/text-field.tsx';

interface SenderFieldsProps {
  readonly errors: { readonly name?: string; readonly eMail?: string; readonly phone?: string };
  readonly isPhoneNeeded: boolean;
}

/** Who asks. */
export function SenderFields({ errors, isPhoneNeeded }: SenderFieldsProps) {
  const t = useText('contact');
  return (
    <>
      <TextField
        label={t('name')}
        name="name"
        error={errors.name}
        autoComplete="name"
        aria-required
      />
      <TextField
        label={t('email')}
        help={t('emailHelp')}
        name="eMail"
        error={errors.eMail}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        aria-required
      />
      <TextField
        label={t('phone')}
        {...(isPhoneNeeded ? { 'aria-required': true } : { optional: t('optional') })}
        name="phone"
        error={errors.phone}
        type="tel"
        autoComplete="tel"
      />
    </>
  );
}
