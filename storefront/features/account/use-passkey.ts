import { useQueryClient } from '@tanstack/react-query';
import { useShop } from '../../lib/shop.tsx';
import { useTypedForm } from '../../lib/typed-form.ts';
import { factorsQuery, sessionsQuery } from './account-queries.ts';
import { makePasskey } from './passkey.ts';

const fields = ['name', 'password'] as const;

/** The form that adds a passkey: the password, then the browser's own question. */
export function usePasskey(onAdded: (codes: readonly string[]) => void) {
  const { client } = useShop();
  const queryClient = useQueryClient();
  return useTypedForm({
    fields,
    check: ({ name, password }) =>
      Promise.resolve({
        ...(name.trim() === '' && { name: 'required' as const }),
        ...(password === '' && { password: 'required' as const }),
      }),
    send: async ({ name, password }) => {
      const { options } = await client.post('auth-factor-passkey-begin', { body: { password } });
      const answer = await makePasskey(options);
      return client.post('auth-factor-passkey-add', { body: { name, answer } });
    },
    onSent: ({ recoveryCodes }) => {
      onAdded(recoveryCodes);
      void queryClient.invalidateQueries(factorsQuery(client));
      void queryClient.invalidateQueries(sessionsQuery(client));
    },
  });
}
