import { useFormContext, useWatch } from 'react-hook-form';
import type { SellForm } from '#core/buyback/sell-form.ts';
import { useText } from '../../i18n/text.ts';
import { useShop } from '../../lib/shop.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { CountryField } from './country-field.tsx';
import { readPlace } from './read-place.ts';
import { SellText, SellTextArea } from './sell-field.tsx';
import { SellGroup } from './sell-group.tsx';
import { fieldId, useSellLabels } from './sell-labels.ts';

const sellerAddress = {
  street: 'street',
  city: 'city',
  postcode: 'postcode',
  district: 'district',
  country: 'country',
  section: '',
} as const;

const pickupAddress = {
  street: 'altStreet',
  city: 'altCity',
  postcode: 'altPostcode',
  district: 'altDistrict',
  country: 'altCountry',
  section: 'section-pickup shipping ',
} as const;

type AddressFields = typeof sellerAddress | typeof pickupAddress;

function Address({ street, city, postcode, district, country, section }: AddressFields) {
  const { market } = useShop();
  return (
    <>
      <SellText name={street} autoComplete={`${section}address-line1`} />
      <div className="sell-pair">
        <SellText name={city} autoComplete={`${section}address-level2`} />
        <SellText name={postcode} inputMode="numeric" autoComplete={`${section}postal-code`} />
      </div>
      <SellText
        name={district}
        // A Czech address is complete without its district, a Romanian one is not.
        optional={market === 'cz'}
        autoComplete={`${section}address-level1`}
      />
      <CountryField name={country} autoComplete={`${section}country`} />
    </>
  );
}

/** Types a place at once: its postcode and town go to their own fields. */
function PlaceField() {
  const t = useText('sell');
  const { market } = useShop();
  const { setValue, getValues } = useFormContext<SellForm>();
  const spread = () => {
    const place = readPlace(getValues('altLocation'), market);
    if (place === null) return;
    const options = { shouldValidate: true, shouldTouch: true } as const;
    setValue('altPostcode', place.postcode, options);
    setValue('altCity', place.city, options);
  };
  const help = t(market === 'cz' ? 'altLocationHelpCz' : 'altLocationHelpRo');
  return (
    <div onBlur={spread}>
      <SellText name="altLocation" help={help} optional autoComplete="off" />
    </div>
  );
}

/** Where the seller lives and, when it is elsewhere, where the device is collected. */
export function AddressGroups() {
  const t = useText('sell');
  const label = useSellLabels();
  const { register, control } = useFormContext<SellForm>();
  const elsewhere = useWatch({ control, name: 'pickupAltAddress' });
  return (
    <>
      <SellGroup legend={t('addressSection')}>
        <Address {...sellerAddress} />
        <Checkbox
          id={fieldId('pickupAltAddress')}
          label={label('pickupAltAddress')}
          {...register('pickupAltAddress')}
        />
      </SellGroup>
      {elsewhere && (
        <SellGroup legend={t('pickupSection')}>
          <PlaceField />
          <Address {...pickupAddress} />
          <SellTextArea name="altExtraInfo" help={t('altExtraInfoHelp')} optional />
        </SellGroup>
      )}
    </>
  );
}
