import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { parsePhone } from '#core/identity/phone.ts';
import { useDebounced } from '#ui/use-debounced.ts';
import { client } from '../../lib/client.ts';
import { useConfig } from '../../lib/session.ts';

export type KnownCustomer = NonNullable<Reply<Endpoints['admin-repair-customer-find']>['customer']>;

/** Who was here last with a number, once it is typed whole; null where nobody was. */
export function useKnownCustomer(typed: string): KnownCustomer | null {
  const { market } = useConfig();
  const phone = parsePhone(useDebounced(typed, 150), market);
  const { data } = useQuery({
    queryKey: ['repair-known-customer', phone.ok ? phone.value : ''],
    enabled: phone.ok,
    // Nobody's name stays in the window's memory for longer than it is of use.
    gcTime: 60_000,
    queryFn: ({ signal }) =>
      client.post(
        'admin-repair-customer-find',
        { body: { phone: phone.ok ? phone.value : '' } },
        { signal },
      ),
  });
  return (phone.ok && data?.customer) || null;
}

interface Filled {
  readonly form: { readonly current: HTMLFormElement | null };
  readonly fill: (name: 'firstName' | 'lastName' | 'language', value: string) => void;
}

/** Writes the name and the language of a known customer; a name that was typed stays. */
export function useFillIn({ form, fill }: Filled, known: KnownCustomer | null): void {
  const write = useEffectEvent(({ firstName, lastName, language }: KnownCustomer) => {
    const shown = form.current && new FormData(form.current);
    const isTyped = ['firstName', 'lastName'].some((name) => (shown?.get(name) ?? '') !== '');
    if (!isTyped) {
      fill('firstName', firstName);
      fill('lastName', lastName);
    }
    fill('language', language);
  });
  useEffect(() => {
    if (known) write(known);
  }, [known]);
}
