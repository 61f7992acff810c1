import { useText } from '../../i18n/text.ts';
import { useShop } from '../../lib/shop.tsx';
import { useCountries } from '../../lib/use-countries.ts';
import { SelectField, TextField } from '../../ui/text-field.tsx';
import { keptDetails } from './details-memory.ts';
import { altName, type DetailErrors, type PlaceName } from './details-fields.ts';

interface PlaceFieldsProps {
  readonly errors: DetailErrors;
  /** The parcel's address, whose fields have names of their own. */
  readonly isElsewhere: boolean;
}

/** Street, town and country of an address. */
export function PlaceFields({ errors, isElsewhere }: PlaceFieldsProps) {
  const t = useText('checkout');
  const { market } = useShop();
  const text = (field: Exclude<PlaceName, 'country'>, autoComplete: string) => {
    const name = isElsewhere ? altName(field) : field;
    return {
      ...{ label: t(field), name, error: errors[name], 'aria-required': true },
      autoComplete: isElsewhere ? `shipping ${autoComplete}` : autoComplete,
    };
  };
  return (
    <>
      <TextField {...text('street', 'street-address')} />
      <div className="checkout-pair">
        <TextField {...text('city', 'address-level2')} />
        <TextField {...text('postcode', 'postal-code')} inputMode="numeric" />
      </div>
      {/* A Czech address is complete without its district. */}
      {market === 'ro' && <TextField {...text('district', 'address-level1')} />}
      <CountryField errors={errors} isElsewhere={isElsewhere} />
    </>
  );
}

function CountryField({ errors, isElsewhere }: PlaceFieldsProps) {
  const t = useText('checkout');
  const { config } = useShop();
  const countries = useCountries();
  const name = isElsewhere ? 'altCountry' : 'country';
  return (
    <SelectField
      // The list arrives after the value; the key lets the select find its value in it.
      key={countries.length}
      label={t('country')}
      name={name}
      defaultValue={keptDetails()[name] || config.defaultCountry}
      error={errors[name]}
      autoComplete={isElsewhere ? 'shipping country' : 'country'}
    >
      {countries.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

/** Everything about a parcel that goes elsewhere than the bill. */
export function ElsewhereFields({ errors }: Pick<PlaceFieldsProps, 'errors'>) {
  const t = useText('checkout');
  return (
    <>
      <div className="checkout-pair">
        <TextField
          label={t('firstName')}
          name="altFirstName"
          error={errors.altFirstName}
          autoComplete="shipping given-name"
          aria-required
        />
        <TextField
          label={t('lastName')}
          name="altLastName"
          error={errors.altLastName}
          autoComplete="shipping family-name"
          aria-required
        />
      </div>
      <TextField
        label={t('company')}
        optional={t('optional')}
        name="altCompany"
        error={errors.altCompany}
        autoComplete="shipping organization"
      />
      <PlaceFields errors={errors} isElsewhere />
      <TextField
        label={t('altPhone')}
        optional={t('optional')}
        name="altPhoneNumber"
        error={errors.altPhoneNumber}
        type="tel"
        inputMode="tel"
        autoComplete="shipping tel"
      />
      <TextField
        label={t('extraInfo')}
        help={t('extraInfoHelp')}
        optional={t('optional')}
        name="altExtraInfo"
        error={errors.altExtraInfo}
        autoComplete="off"
      />
    </>
  );
}
