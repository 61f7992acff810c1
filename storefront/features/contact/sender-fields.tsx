import { useText } from '../../i18n/text.ts';
import { TextField } from '#ui/text-field.tsx';
import type { FieldOf } from '#ui/use-contract-form.ts';

interface SenderFieldsProps {
  readonly field: FieldOf<'name' | 'eMail' | 'phone'>;
  readonly isPhoneNeeded: boolean;
}

/** Who asks. */
export function SenderFields({ field, isPhoneNeeded }: SenderFieldsProps) {
  const t = useText('contact');
  return (
    <>
      <TextField label={t('name')} {...field('name')} autoComplete="name" aria-required />
      <TextField
        label={t('email')}
        help={t('emailHelp')}
        {...field('eMail')}
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
        {...field('phone')}
        type="tel"
        autoComplete="tel"
      />
    </>
  );
}
