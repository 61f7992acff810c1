import { useMutation } from '@tanstack/react-query';
import { useShop } from '../../lib/shop.tsx';
import { useTypedForm } from '../../lib/typed-form.ts';
import { troubleOf } from './account-failure.ts';
import { askPasskey } from './passkey.ts';
import { useArrival, type SecondStep } from './use-sign-in.ts';

/** The second step by a code. */
export function useSecondStep({ pending }: SecondStep) {
  const { client } = useShop();
  const arrive = useArrival();
  return useTypedForm({
    fields: ['code'] as const,
    check: ({ code }) => Promise.resolve(code.trim() === '' ? { code: 'required' as const } : {}),
    send: ({ code }) => client.post('auth-second-step', { body: { pending, code } }),
    onSent: ({ user }) => arrive(user),
  });
}

/** The second step by a passkey. */
export function usePasskeyStep({ pending }: SecondStep) {
  const { client } = useShop();
  const arrive = useArrival();
  const step = useMutation({
    mutationFn: async () => {
      const { options } = await client.post('auth-second-step-passkey-options', {
        body: { pending },
      });
      const answer = await askPasskey(options);
      return client.post('auth-second-step-passkey', { body: { pending, answer } });
    },
    gcTime: 0,
    onSuccess: ({ user }) => arrive(user),
  });
  return {
    prove: () => step.mutate(),
    isPending: step.isPending,
    trouble: troubleOf(step.error),
  };
}
