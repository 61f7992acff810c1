import type { DeviceKind } from '#core/buyback/device-kind.ts';
import { requiredIdentifier } from '#core/buyback/device-kind.ts';
import type { SellFormField } from '#core/buyback/sell-form.ts';
import type { MarketCode } from '#core/market/market.ts';
import { useText } from '../../i18n/text.ts';
import { useShop } from '../../lib/shop.tsx';

/** Fields in the order of the form, so that lists of errors read as the page does. */
export const fieldsInOrder = [
  'imei',
  'serialNumber',
  'titleBeforeName',
  'firstName',
  'lastName',
  'gender',
  'birthNumber',
  'placeOfBirth',
  'nationality',
  'email',
  'phoneNumber',
  'street',
  'city',
  'postcode',
  'district',
  'country',
  'pickupAltAddress',
  'altLocation',
  'altStreet',
  'altCity',
  'altPostcode',
  'altDistrict',
  'altCountry',
  'altExtraInfo',
  'identityCardNumber',
  'identityReleasedBy',
  'identityValidTo',
  'bankAccountNumber',
  'bankCode',
  'accountHolder',
  'note',
] as const satisfies readonly SellFormField[];

const marketWords = { cz: 'Cz', ro: 'Ro' } as const;

const labelKey = (field: SellFormField, market: MarketCode) => {
  switch (field) {
    case 'altStreet':
      return 'street';
    case 'altCity':
      return 'city';
    case 'altPostcode':
      return 'postcode';
    case 'altCountry':
      return 'country';
    case 'district':
    case 'altDistrict':
      return `district${marketWords[market]}` as const;
    case 'birthNumber':
    case 'identityCardNumber':
    case 'bankAccountNumber':
      return `${field}${marketWords[market]}` as const;
    default:
      return field;
  }
};

/** Names the fields: some are called otherwise in each market. */
export function useSellLabels(): (field: SellFormField) => string {
  const t = useText('sell');
  const { market } = useShop();
  return (field) => t(labelKey(field, market));
}

/** Where a field's input, or the group of its inputs, is found on the page. */
export const fieldId = (field: SellFormField): string => `sell-${field}`;

/** Whether the form has the field for this device and market; what it lacks cannot be mended. */
export function isFieldShown(field: SellFormField, kind: DeviceKind, market: MarketCode): boolean {
  if (field === 'imei') return requiredIdentifier(kind) === 'imei';
  if (field === 'serialNumber') return requiredIdentifier(kind) === 'serial_number';
  return field !== 'bankCode' || market === 'cz';
}
