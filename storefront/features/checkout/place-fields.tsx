import { useText } from '../../i18n/text.ts';
import { useShop } from '../../lib/shop.tsx';
import { useCountries } from '../../lib/use-countries.ts';
import { SelectField, TextField } from '#ui/text-field.tsx';
import type { FieldOf } from '#ui/use-contract-form.ts';
import { keptDetails } from './details-memory.ts';
import { altName, type DetailField, type PlaceName } from './details-fields.ts';

interface PlaceFieldsProps {
  readonly field: FieldOf<DetailField>;
  /** The parcel's address, whose fields have names of their own. */
  readonly isElsewhere: boolean;
}

/** Street, town and country of an address. */
export function PlaceFields({ field, isElsewhere }: PlaceFieldsProps) {
  const t = useText('checkout');
  const { market } = useShop();
  const text = (name: Exclude<PlaceName, 'country'>, autoComplete: string) => ({
    label: t(name),
    'aria-required': true,
    autoComplete: isElsewhere ? `shipping ${autoComplete}` : autoComplete,
    ...field(isElsewhere ? altName(name) : name),
  });
  return (
    <>
      <TextField {...text('street', 'street-address')} />
      <div className="checkout-pair">
        <TextField {...text('city', 'address-level2')} />
        <TextField {...text('postcode', 'postal-code')} inputMode="numeric" />
      </div>
      {/* A Czech address is complete without its district. */}
      {market === 'ro' && <TextField {...text('district', 'address-level1')} />}
      <CountryField field={field} isElsewhere={isElsewhere} />
    </>
  );
}

function CountryField({ field, isElsewhere }: PlaceFieldsProps) {
  const t = useText('checkout');
  const { config } = useShop();
  const countries = useCountries();
  const name = isElsewhere ? 'altCountry' : 'country';
  return (
    <SelectField
      // The list arrives after the value; the key lets the select find its value in it.
      key={countries.length}
      label={t('country')}
      // The form reads it when it is sent: tied to it, the first short list would decide.
      name={name}
      defaultValue={keptDetails()[name] || config.defaultCountry}
      error={field(name).error}
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
export function ElsewhereFields({ field }: Pick<PlaceFieldsProps, 'field'>) {
  const t = useText('checkout');
  return (
    <>
      <div className="checkout-pair">
        <TextField
          label={t('firstName')}
          {...field('altFirstName')}
          autoComplete="shipping given-name"
          aria-required
        />
        <TextField
          label={t('lastName')}
          {...field('altLastName')}
          autoComplete="shipping family-name"
          aria-required
        />
      </div>
      <TextField
        label={t('company')}
        optional={t('optional')}
        {...field('altCompany')}
        autoComplete="shipping organization"
      />
      <PlaceFields field={field} isElsewhere />
      <TextField
        label={t('altPhone')}
        optional={t('optional')}
        {...field('altPhoneNumber')}
        type="tel"
        inputMode="tel"
        autoComplete="shipping tel"
      />
      <TextField
        label={t('extraInfo')}
        help={t('extraInfoHelp')}
        optional={t('optional')}
        {...field('altExtraInfo')}
        autoComplete="off"
      />
    </>
  );
}
