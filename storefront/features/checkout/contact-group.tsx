import { useText } from '../../i18n/text.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import type { FieldOf } from '#ui/use-contract-form.ts';
import { TextField } from '#ui/text-field.tsx';
import type { DetailField } from './details-fields.ts';

interface GroupProps {
  readonly field: FieldOf<DetailField>;
}

/** Who orders and how to reach them. */
export function ContactGroup({ field }: GroupProps) {
  const t = useText('checkout');
  return (
    <fieldset className="checkout-group">
      <legend>
        <h2>{t('contactTitle')}</h2>
      </legend>
      <TextField
        label={t('eMail')}
        help={t('eMailHelp')}
        {...field('eMail')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        aria-required
      />
      <div className="checkout-pair">
        <TextField
          label={t('firstName')}
          {...field('firstName')}
          autoComplete="given-name"
          aria-required
        />
        <TextField
          label={t('lastName')}
          {...field('lastName')}
          autoComplete="family-name"
          aria-required
        />
      </div>
      <TextField
        label={t('phone')}
        help={t('phoneHelp')}
        {...field('phoneNumber')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        aria-required
      />
    </fieldset>
  );
}

/** What names a company on the invoice; hidden by the sheet until the tick asks for it. */
export function CompanyGroup({ field }: GroupProps) {
  const t = useText('checkout');
  return (
    <>
      <Checkbox label={t('isCompany')} {...field('isCompany')} />
      <div className="checkout-group checkout-company">
        <TextField
          label={t('company')}
          {...field('company')}
          autoComplete="organization"
          aria-required
        />
        <div className="checkout-pair">
          <TextField
            label={t('companyNumber')}
            {...field('registrationNumber')}
            autoComplete="off"
            aria-required
          />
          <TextField
            label={t('vatNumber')}
            optional={t('optional')}
            {...field('vatNumber')}
            autoComplete="off"
            autoCapitalize="characters"
          />
        </div>
      </div>
    </>
  );
}
