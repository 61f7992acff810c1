import { useText } from '../../i18n/text.ts';
import { TextField } from '#ui/text-field.tsx';
import type { FieldOf } from '#ui/use-contract-form.ts';

interface PersonFieldsProps {
  readonly field: FieldOf<'firstName' | 'lastName'>;
  readonly values?: { readonly firstName: string; readonly lastName: string };
}

/** Given and family name. */
export function PersonFields({ field, values }: PersonFieldsProps) {
  const t = useText('signIn');
  return (
    <div className="account-pair">
      <TextField
        label={t('firstName')}
        {...field('firstName')}
        defaultValue={values?.firstName}
        autoComplete="given-name"
        aria-required
      />
      <TextField
        label={t('lastName')}
        {...field('lastName')}
        defaultValue={values?.lastName}
        autoComplete="family-name"
        aria-required
      />
    </div>
  );
}
