import { useQueryClient } from '@tanstack/react-query';
import { useShop } from '../../lib/shop.tsx';
import { setSignedIn } from '../../lib/signed-in.ts';
import { useTypedForm } from '../../lib/typed-form.ts';

const names = ['password'] as const;

/** Erases the account; the page forgets it too. */
export function useErase(onErased: () => void) {
  const { client } = useShop();
  const queryClient = useQueryClient();
  return useTypedForm({
    fields: names,
    check: async (values) => (await import('./form-checks.ts')).checkErase(values, names),
    send: (values) => client.post('user-erase', { body: values }),
    onSent: () => {
      onErased();
      queryClient.clear();
      setSignedIn(null);
    },
  });
}
