import { useText } from '../../i18n/text.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { DetailErrors } from './details-fields.ts';

interface GroupProps {
  readonly errors: DetailErrors;
}

/** Who orders and how to reach them. */
export function ContactGroup({ errors }: GroupProps) {
  const t = useText('checkout');
  return (
    <fieldset className="checkout-group">
      <legend>
        <h2>{t('contactTitle')}</h2>
      </legend>
      <TextField
        label={t('eMail')}
        help={t('eMailHelp')}
        name="eMail"
        error={errors.eMail}
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
          name="firstName"
          error={errors.firstName}
          autoComplete="given-name"
          aria-required
        />
        <TextField
          label={t('lastName')}
          name="lastName"
          error={errors.lastName}
          autoComplete="family-name"
          aria-required
        />
      </div>
      <TextField
        label={t('phone')}
        help={t('phoneHelp')}
        name="phoneNumber"
        error={errors.phoneNumber}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        aria-required
      />
    </fieldset>
  );
}

/** What names a company on the invoice; hidden by the sheet until the tick asks for it. */
export function CompanyGroup({ errors }: GroupProps) {
  const t = useText('checkout');
  return (
    <>
      <Checkbox label={t('isCompany')} name="isCompany" />
      <div className="checkout-group checkout-company">
        <TextField
          label={t('company')}
          name="company"
          error={errors.company}
          autoComplete="organization"
          aria-required
        />
        <div className="checkout-pair">
          <TextField
            label={t('companyNumber')}
            name="registrationNumber"
            error={errors.registrationNumber}
            autoComplete="off"
            aria-required
          />
          <TextField
            label={t('vatNumber')}
            optional={t('optional')}
            name="vatNumber"
            error={errors.vatNumber}
            autoComplete="off"
            autoCapitalize="characters"
          />
        </div>
      </div>
    </>
  );
}
