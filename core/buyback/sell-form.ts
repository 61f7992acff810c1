import { markets, type MarketCode } from '../market/market.ts';

/** Text fields of the personal info form under their client names (SPECIFICATION 3). */
export const sellFormTextFields = [
  'imei',
  'serialNumber',
  'note',
  'birthNumber',
  'identityCardNumber',
  'identityReleasedBy',
  'identityValidTo',
  'titleBeforeName',
  'firstName',
  'lastName',
  'gender',
  'district',
  'street',
  'city',
  'country',
  'postcode',
  'phoneNumber',
  'nationality',
  'placeOfBirth',
  'email',
  'bankAccountNumber',
  'bankCode',
  'accountHolder',
  'altDistrict',
  'altLocation',
  'altStreet',
  'altCity',
  'altPostcode',
  'altCountry',
  'altExtraInfo',
] as const;
export type SellFormTextField = (typeof sellFormTextFields)[number];
export type SellFormField = SellFormTextField | 'pickupAltAddress';

/** What the form holds; every text may be empty while it is being filled in. */
export type SellForm = Readonly<Record<SellFormTextField, string>> & {
  /** The device is collected elsewhere than at the seller's address. */
  readonly pickupAltAddress: boolean;
};

/** The groups of the request's body and the form field behind each of their keys. */
export const sellFormGroups = {
  buyoutDevice: { imei: 'imei', serialNumber: 'serialNumber', note: 'note' },
  customerData: {
    personalIdentificationNumber: 'birthNumber',
    identityCardNumber: 'identityCardNumber',
    identityReleasedBy: 'identityReleasedBy',
    identityValidTo: 'identityValidTo',
    degreeBeforeName: 'titleBeforeName',
    firstName: 'firstName',
    lastName: 'lastName',
    gender: 'gender',
    district: 'district',
    street: 'street',
    city: 'city',
    country: 'country',
    postcode: 'postcode',
    phoneNumber: 'phoneNumber',
    nationality: 'nationality',
    placeOfBirth: 'placeOfBirth',
    eMail: 'email',
    bankAccountFullNumber: 'bankAccountNumber',
    bankCode: 'bankCode',
    accountHolder: 'accountHolder',
  },
  pickupAddress: {
    district: 'altDistrict',
    street: 'altStreet',
    city: 'altCity',
    postcode: 'altPostcode',
    country: 'altCountry',
    deliveryExtraInfo: 'altExtraInfo',
  },
} as const satisfies Record<string, Record<string, SellFormTextField>>;

type Groups = typeof sellFormGroups;
type GroupBody<G extends keyof Groups> = { readonly [K in keyof Groups[G]]: string };

/** The form's part of the sell-online body; casing is converted at the edge. */
export interface SellOnlineParts {
  readonly buyoutDevice: GroupBody<'buyoutDevice'>;
  readonly customerData: GroupBody<'customerData'>;
  /** Only when another pickup address was chosen. */
  readonly pickupAddress?: GroupBody<'pickupAddress'>;
}

/** An empty form: the market's country preset in both addresses and as nationality. */
export function emptySellForm(market: MarketCode): SellForm {
  const country = markets[market].defaultCountry;
  const texts = Object.fromEntries(sellFormTextFields.map((field) => [field, '']));
  return {
    // fromEntries forgets the key type; the list above is the type's own source.
    ...(texts as Record<SellFormTextField, string>),
    country,
    nationality: country,
    altCountry: country,
    pickupAltAddress: false,
  };
}

const groupOf = <G extends keyof Groups>(group: G, form: SellForm): GroupBody<G> =>
  // Object.entries forgets the literal keys that the table has by construction.
  Object.fromEntries(
    Object.entries<SellFormTextField>(sellFormGroups[group]).map(([key, field]) => [
      key,
      form[field],
    ]),
  ) as GroupBody<G>;

/**
 * The body's groups for a filled form. `altLocation`, the place typed to find an address, stands
 * in for an empty `altCity` and is not sent otherwise: the wire has no field for it.
 */
export function sellOnlineParts(form: SellForm): SellOnlineParts {
  const parts = {
    buyoutDevice: groupOf('buyoutDevice', form),
    customerData: groupOf('customerData', form),
  };
  if (!form.pickupAltAddress) return parts;
  const pickup = groupOf('pickupAddress', form);
  return {
    ...parts,
    pickupAddress: { ...pickup, city: pickup.city.trim() === '' ? form.altLocation : pickup.city },
  };
}
