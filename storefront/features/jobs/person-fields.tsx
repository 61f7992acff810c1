import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { useText } from '../../i18n/text.ts';
import { TextAreaField, TextField } from '../../ui/text-field.tsx';
import type { ApplicationFields } from './check-application.ts';

interface PersonFieldsProps {
  readonly register: UseFormRegister<ApplicationFields>;
  readonly errors: FieldErrors<ApplicationFields>;
}

/** Who applies and how to reach them. */
export function PersonFields({ register, errors }: PersonFieldsProps) {
  const t = useText('jobForm');
  return (
    <>
      <TextField
        label={t('fullName')}
        error={errors.fullName?.message}
        autoComplete="name"
        aria-required
        {...register('fullName')}
      />
      <TextField
        label={t('eMail')}
        error={errors.eMail?.message}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        aria-required
        {...register('eMail')}
      />
      <TextField
        label={t('phone')}
        error={errors.phone?.message}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        aria-required
        {...register('phone')}
      />
      <TextAreaField
        label={t('note')}
        help={t('noteHelp')}
        optional={t('optional')}
        error={errors.note?.message}
        {...register('note')}
      />
      <div className="job-form-trap" aria-hidden="true">
        <TextField label={t('website')} tabIndex={-1} autoComplete="off" {...register('website')} />
      </div>
    </>
  );
}
