import { useQuery } from '@tanstack/react-query';
import { useShop } from './shop.tsx';

export interface CountryChoice {
  readonly value: string;
  readonly label: string;
}

/** Countries in the visitor's language; until they arrive, the market's own is there to choose. */
export function useCountries(): readonly CountryChoice[] {
  const { client, language, config } = useShop();
  const { data } = useQuery({
    queryKey: ['countries', language],
    queryFn: ({ signal }) => client.get('country-options', {}, { signal }),
    staleTime: Infinity,
  });
  if (data !== undefined) return data.choices;
  const own = config.defaultCountry;
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return [{ value: own, label: names.of(own) ?? own }];
}
