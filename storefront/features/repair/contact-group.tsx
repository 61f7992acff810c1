import { SelectField, TextField } from '#ui/text-field.tsx';
import type { FieldOf } from '#ui/use-contract-form.ts';
import { useText } from '../../i18n/text.ts';
import { useShop } from '../../lib/shop.tsx';
import { useCountries } from '../../lib/use-countries.ts';
import type { AnnounceField } from './announce-fields.ts';
import { FormGroup } from './form-group.tsx';

interface ContactGroupProps {
  readonly field: FieldOf<AnnounceField>;
}

/** Who the repair is for, for the bill and for sending the device back. */
export function ContactGroup({ field }: ContactGroupProps) {
  const t = useText('repair');
  const label = useText('sell');
  return (
    <FormGroup legend={t('contactGroup')}>
      <div className="repair-pair">
        <TextField
          label={label('firstName')}
          {...field('firstName')}
          autoComplete="given-name"
          aria-required
        />
        <TextField
          label={label('lastName')}
          {...field('lastName')}
          autoComplete="family-name"
          aria-required
        />
      </div>
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
      <TextField
        label={label('phoneNumber')}
        help={t('phoneHelp')}
        {...field('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        aria-required
      />
      <TextField
        label={t('company')}
        optional={label('optional')}
        {...field('company')}
        autoComplete="organization"
      />
      <AddressFields field={field} />
    </FormGroup>
  );
}

function AddressFields({ field }: ContactGroupProps) {
  const label = useText('sell');
  const { config, market } = useShop();
  const countries = useCountries();
  const needed = { 'aria-required': true };
  return (
    <>
      <TextField
        label={label('street')}
        {...field('street')}
        {...needed}
        autoComplete="street-address"
      />
      <div className="repair-pair">
        <TextField
          label={label('city')}
          {...field('city')}
          {...needed}
          autoComplete="address-level2"
        />
        <TextField
          label={label('postcode')}
          {...field('postcode')}
          {...needed}
          inputMode="numeric"
          autoComplete="postal-code"
        />
      </div>
      {/* A Czech address is complete without its district. */}
      {market === 'ro' && (
        <TextField
          label={label('districtRo')}
          {...field('district')}
          {...needed}
          autoComplete="address-level1"
        />
      )}
      <SelectField
        // The list arrives after the value; the key lets the select find its value in it.
        key={countries.length}
        label={label('country')}
        // The form reads it when it is sent: tied to it, the first short list would decide.
        name="country"
        defaultValue={config.defaultCountry}
        error={field('country').error}
        autoComplete="country"
      >
        {countries.map((country) => (
          <option key={country.value} value={country.value}>
            {country.label}
          </option>
        ))}
      </SelectField>
    </>
  );
}
