import { TextField } from '#ui/text-field.tsx';
import { usePhrases } from '../../i18n/use-phrases.ts';

const ofEverybody = [
  'firstName',
  'lastName',
  'phoneNumber',
  'street',
  'city',
  'district',
  'postcode',
  'company',
] as const;
const ofBill = ['registrationNumber', 'vatNumber', 'eMail'] as const;

type AddressField = (typeof ofEverybody)[number] | (typeof ofBill)[number];
/** What was typed; a field that was not touched is left out. */
export type TypedAddress = Partial<Readonly<Record<AddressField, string>>>;

interface AddressFieldsProps {
  readonly title: string;
  /** Name of the address in the call, by which its refusals are told apart. */
  readonly group: 'orderBillingAddress' | 'orderDeliveryAddress';
  readonly values: TypedAddress;
  readonly onChange: (values: TypedAddress) => void;
  readonly errors: Readonly<Record<string, string>>;
  /** What stands in a masked field now. */
  readonly masked?: Partial<Readonly<Record<AddressField, string>>>;
}

/** Name, street and the rest of an address; of a bill its company's numbers and e-mail too. */
export function AddressFields({
  title,
  group,
  values,
  onChange,
  errors,
  masked = {},
}: AddressFieldsProps) {
  const t = usePhrases('orderDesk');
  const names = group === 'orderBillingAddress' ? [...ofEverybody, ...ofBill] : ofEverybody;
  return (
    <fieldset className="address-fields">
      <legend>{title}</legend>
      {names.map((name) => (
        <TextField
          key={name}
          label={t(name)}
          help={masked[name] ? t('hiddenNow', { text: masked[name] }) : undefined}
          error={errors[`${group}.${name}`]}
          maxLength={name === 'eMail' ? 254 : 100}
          autoComplete="off"
          value={values[name] ?? ''}
          onChange={({ target }) => onChange({ ...values, [name]: target.value })}
        />
      ))}
    </fieldset>
  );
}
