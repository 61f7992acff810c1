import { useQueryClient } from '@tanstack/react-query';
import { useShop } from '../../lib/shop.tsx';
import type { TypedValues } from '#ui/use-contract-form.ts';
import { useTypedForm } from '../../lib/typed-form.ts';
import { addressesQuery, type Address } from './account-queries.ts';

const names = [
  ...(['kind', 'firstName', 'lastName', 'company', 'street', 'city'] as const),
  ...(['district', 'postcode', 'country', 'phone', 'isDefault'] as const),
] as const;
type Values = TypedValues<(typeof names)[number]>;

const bodyOf = ({ kind, isDefault, ...rest }: Values) => ({
  ...rest,
  kind: kind === 'billing' ? ('billing' as const) : ('delivery' as const),
  isDefault: isDefault !== '',
});

/** The form of a saved address, or of another one where `address` is null. */
export function useAddress(address: Address | null, onDone: () => void) {
  const { client, market } = useShop();
  const queryClient = useQueryClient();
  return useTypedForm({
    fields: names,
    check: async (values) => {
      const { checkAddress } = await import('./form-checks.ts');
      return checkAddress(bodyOf(values), { market, today: '' }, names);
    },
    send: (values) => {
      const body = bodyOf(values);
      return address === null
        ? client.post('user-address-add', { body })
        : client.patch('user-address-update', { params: { id: address.id }, body });
    },
    onSent: (book) => {
      queryClient.setQueryData(addressesQuery(client).queryKey, book);
      onDone();
    },
  });
}
