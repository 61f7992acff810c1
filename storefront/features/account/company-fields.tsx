import { useText } from '../../i18n/text.ts';
import { TextField } from '../../ui/text-field.tsx';

type Name = 'company' | 'registrationNumber' | 'vatNumber';

interface CompanyFieldsProps {
  readonly errors: Readonly<Partial<Record<Name, string>>>;
  readonly values?: Readonly<Record<Name, string>>;
}

/** What names a company on its invoices. */
export function CompanyFields({ errors, values }: CompanyFieldsProps) {
  const t = useText('signIn');
  return (
    <>
      <TextField
        label={t('company')}
        name="company"
        defaultValue={values?.company}
        error={errors.company}
        autoComplete="organization"
        aria-required
      />
      <div className="account-pair">
        <TextField
          label={t('companyNumber')}
          name="registrationNumber"
          defaultValue={values?.registrationNumber}
          error={errors.registrationNumber}
          inputMode="numeric"
          autoComplete="off"
          aria-required
        />
        <TextField
          label={t('vatNumber')}
          optional={t('optional')}
          name="vatNumber"
          defaultValue={values?.vatNumber}
          error={errors.vatNumber}
          autoComplete="off"
        />
      </div>
    </>
  );
}
