import { useText } from '../../i18n/text.ts';
import { TextField } from '#ui/text-field.tsx';
import type { FieldOf } from '#ui/use-contract-form.ts';

type Name = 'company' | 'registrationNumber' | 'vatNumber';

interface CompanyFieldsProps {
  readonly field: FieldOf<Name>;
  readonly values?: Readonly<Record<Name, string>>;
}

/** What names a company on its invoices. */
export function CompanyFields({ field, values }: CompanyFieldsProps) {
  const t = useText('signIn');
  return (
    <>
      <TextField
        label={t('company')}
        {...field('company')}
        defaultValue={values?.company}
        autoComplete="organization"
        aria-required
      />
      <div className="account-pair">
        <TextField
          label={t('companyNumber')}
          {...field('registrationNumber')}
          defaultValue={values?.registrationNumber}
          inputMode="numeric"
          autoComplete="off"
          aria-required
        />
        <TextField
          label={t('vatNumber')}
          optional={t('optional')}
          {...field('vatNumber')}
          defaultValue={values?.vatNumber}
          autoComplete="off"
        />
      </div>
    </>
  );
}
