import type { ComponentProps } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { SellForm } from '#core/buyback/sell-form.ts';
import { SellSelect } from './sell-field.tsx';
import { useShop } from '../../lib/shop.tsx';
import { useCountries } from '../../lib/use-countries.ts';

interface CountryFieldProps extends Pick<ComponentProps<'select'>, 'autoComplete'> {
  readonly name: 'country' | 'altCountry' | 'nationality';
}

export function CountryField({ name, autoComplete }: CountryFieldProps) {
  const all = useCountries();
  const { defaultCountry } = useShop().config;
  // The courier collects in the shop's own country only.
  const countries =
    name === 'altCountry' ? all.filter((country) => country.value === defaultCountry) : all;
  const value = useWatch({ control: useFormContext<SellForm>().control, name });
  return (
    // The list arrives after the value; the key lets the select find its value in it.
    <SellSelect key={countries.length} name={name} autoComplete={autoComplete} defaultValue={value}>
      {countries.map((country) => (
        <option key={country.value} value={country.value}>
          {country.label}
        </option>
      ))}
    </SellSelect>
  );
}
