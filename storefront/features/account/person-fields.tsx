import { useText } from '../../i18n/text.ts';
import { TextField } from '../../ui/text-field.tsx';

interface PersonFieldsProps {
  readonly errors: { readonly firstName?: string; readonly lastName?: string };
  readonly values?: { readonly firstName: string; readonly lastName: string };
}

/** Given and family name. */
export function PersonFields({ errors, values }: PersonFieldsProps) {
  const t = useText('signIn');
  return (
    <div className="account-pair">
      <TextField
        label={t('firstName')}
        name="firstName"
        defaultValue={values?.firstName}
        error={errors.firstName}
        autoComplete="given-name"
        aria-required
      />
      <TextField
        label={t('lastName')}
        name="lastName"
        defaultValue={values?.lastName}
        error={errors.lastName}
        autoComplete="family-name"
        aria-required
      />
    </div>
  );
}
