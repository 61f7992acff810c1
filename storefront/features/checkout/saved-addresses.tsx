import { useText } from '../../i18n/text.ts';
import { SelectField } from '#ui/text-field.tsx';
import type { SavedAddress } from '../../lib/owner.ts';

interface SavedAddressesProps {
  readonly addresses: readonly SavedAddress[];
  readonly onChoose: (address: SavedAddress) => void;
}

/** Fills the fields below with an address of the account; nothing where there is none. */
export function SavedAddresses({ addresses, onChoose }: SavedAddressesProps) {
  const t = useText('checkout');
  if (addresses.length === 0) return null;
  return (
    <SelectField
      label={t('savedAddresses')}
      defaultValue=""
      autoComplete="off"
      onChange={(event) => {
        const chosen = addresses.find(({ id }) => String(id) === event.currentTarget.value);
        if (chosen) onChoose(chosen);
      }}
    >
      <option value="">{t('chooseAddress')}</option>
      {addresses.map(({ id, firstName, lastName, street, city }) => (
        <option key={id} value={id}>
          {firstName} {lastName}, {street}, {city}
        </option>
      ))}
    </SelectField>
  );
}
