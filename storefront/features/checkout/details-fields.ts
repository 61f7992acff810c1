/** Names of one address in the form, as the contract calls them. */
const addressNames = [
  ...(['firstName', 'lastName', 'company', 'street', 'city'] as const),
  ...(['district', 'postcode', 'country', 'phoneNumber'] as const),
] as const;
type AddressName = (typeof addressNames)[number];

/** The delivery address has the same names with this before them. */
export type AltName<N extends string> = `alt${Capitalize<N>}`;

export const altName = <N extends string>(name: N): AltName<N> =>
  // Capitalize says of the type what is done to the text here.
  `alt${name.charAt(0).toUpperCase()}${name.slice(1)}` as AltName<N>;

/** Every control of the details, in the order of the page. */
export const detailFields = [
  ...(['eMail', 'firstName', 'lastName', 'phoneNumber'] as const),
  ...(['isCompany', 'company', 'registrationNumber', 'vatNumber'] as const),
  ...(['street', 'city', 'district', 'postcode', 'country', 'isElsewhere'] as const),
  ...([...addressNames, 'extraInfo'] as const).map(altName),
  ...(['note', 'wantsNewsletter'] as const),
] as const;

export type DetailField = (typeof detailFields)[number];
export type Details = Readonly<Record<DetailField, string>>;
/** Messages of the fields that must be mended. */
export type DetailErrors = Readonly<Partial<Record<DetailField, string>>>;
export type PlaceName = Extract<
  AddressName,
  'street' | 'city' | 'district' | 'postcode' | 'country'
>;

/**
 * The control that a part of the order's body was typed into; null where it has none. `path` is in
 * camelCase, such as `['orderDeliveryAddress', 'postcode']`.
 */
export function controlOf([group, name = '']: readonly string[]): DetailField | null {
  const control = group === 'orderDeliveryAddress' ? altName(name) : name;
  const isGroup = group?.startsWith('order') === true;
  return (isGroup && detailFields.find((field) => field === control)) || null;
}
