import { useText } from '../../i18n/text.ts';
import { TextAreaField, TextField } from '#ui/text-field.tsx';
import type { FieldOf } from '#ui/use-contract-form.ts';

interface PersonFieldsProps {
  readonly field: FieldOf<'fullName' | 'eMail' | 'phone' | 'note'>;
}

/** Who applies and how to reach them. */
export function PersonFields({ field }: PersonFieldsProps) {
  const t = useText('jobForm');
  return (
    <>
      <TextField label={t('fullName')} {...field('fullName')} autoComplete="name" aria-required />
      <TextField
        label={t('eMail')}
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
        {...field('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        aria-required
      />
      <TextAreaField
        label={t('note')}
        help={t('noteHelp')}
        optional={t('optional')}
        {...field('note')}
      />
    </>
  );
}
