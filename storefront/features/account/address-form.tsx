import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { markets } from '#core/market/market.ts';
import { useText } from '../../i18n/text.ts';
import { useShop } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import type { FieldOf } from '#ui/use-contract-form.ts';
import { SelectField, TextField } from '#ui/text-field.tsx';
import { countriesQuery, type Address } from './account-queries.ts';
import { AccountTrouble } from './account-trouble.tsx';
import { PersonFields } from './person-fields.tsx';
import { useAddress } from './use-address.ts';
import './account-forms.css';

interface AddressFormProps {
  readonly address: Address | null;
  readonly onDone: () => void;
}

/** Changes a saved address, or saves another one. */
export function AddressForm({ address, onDone }: AddressFormProps) {
  const t = useText('account');
  const say = useText('signIn');
  const { form, submit, field, trouble, isSending } = useAddress(address, onDone);
  // Whoever asked for the form goes on in it.
  useEffect(() => form.current?.querySelector('select')?.focus(), [form]);
  return (
    <form ref={form} className="account-form" noValidate method="post" onSubmit={submit}>
      <SelectField
        label={t('addressKind')}
        {...field('kind')}
        defaultValue={address?.kind ?? 'delivery'}
      >
        <option value="delivery">{t('delivery')}</option>
        <option value="billing">{t('billing')}</option>
      </SelectField>
      <PersonFields field={field} {...(address && { values: address })} />
      <TextField
        label={say('company')}
        optional={say('optional')}
        {...field('company')}
        defaultValue={address?.company}
        autoComplete="organization"
      />
      <PlaceFields address={address} field={field} />
      <TextField
        label={say('phone')}
        {...field('phone')}
        defaultValue={address?.phone}
        type="tel"
        autoComplete="tel"
        aria-required
      />
      <Checkbox
        label={t('makeDefault')}
        defaultChecked={address?.isDefault ?? false}
        {...field('isDefault')}
      />
      <AccountTrouble title={t('saveFailed')} trouble={trouble} />
      <div className="cluster">
        <Button type="submit" busy={isSending}>
          {t('save')}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

type PlaceName = 'street' | 'city' | 'district' | 'postcode' | 'country';

interface PlaceFieldsProps {
  readonly address: Address | null;
  readonly field: FieldOf<PlaceName>;
}

function PlaceFields({ address, field }: PlaceFieldsProps) {
  const t = useText('account');
  const say = useText('signIn');
  const { market } = useShop();
  const text = (name: Exclude<PlaceName, 'country'>, autoComplete: string) => ({
    label: t(name),
    autoComplete,
    defaultValue: address?.[name],
    ...field(name),
  });
  // A Romanian address is not complete without its county.
  const district = market === 'ro' ? { 'aria-required': true } : { optional: say('optional') };
  return (
    <>
      <TextField {...text('street', 'street-address')} aria-required />
      <div className="account-pair">
        <TextField {...text('city', 'address-level2')} aria-required />
        <TextField {...text('postcode', 'postal-code')} inputMode="numeric" aria-required />
      </div>
      <TextField {...text('district', 'address-level1')} {...district} />
      <CountryField chosen={address?.country ?? markets[market].defaultCountry} field={field} />
    </>
  );
}

interface CountryFieldProps {
  readonly chosen: string;
  readonly field: FieldOf<'country'>;
}

function CountryField({ chosen, field }: CountryFieldProps) {
  const t = useText('account');
  const { client } = useShop();
  const { data } = useQuery(countriesQuery(client));
  // Until the names have come, the code stands for the one that is chosen.
  const choices = data?.choices ?? [{ value: chosen, label: chosen }];
  return (
    <SelectField
      key={choices.length}
      label={t('country')}
      defaultValue={chosen}
      autoComplete="country"
      {...field('country')}
    >
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
