import { useText } from '../../i18n/text.ts';
import { TextAreaField, TextField } from '../../ui/text-field.tsx';

interface PersonFieldsProps {
  readonly errors: Readonly<Partial<Record<'fullName' | 'eMail' | 'phone' | 'note', string>>>;
}

/** Who applies and how to reach them. */
export function PersonFields({ errors }: PersonFieldsProps) {
  const t = useText('jobForm');
  return (
    <>
      <TextField
        label={t('fullName')}
        error={errors.fullName}
        autoComplete="name"
        aria-required
        name="fullName"
      />
      <TextField
        label={t('eMail')}
        error={errors.eMail}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        aria-required
        name="eMail"
      />
      <TextField
        label={t('phone')}
        error={errors.phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        aria-required
        name="phone"
      />
      <TextAreaField
        label={t('note')}
        help={t('noteHelp')}
        optional={t('optional')}
        error={errors.note}
        name="note"
      />
    </>
  );
}
