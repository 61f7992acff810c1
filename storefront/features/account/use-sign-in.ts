import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { accountPaths } from '#core/paths/account-paths.ts';
import { returnParameter, returnPath } from '#core/accounts/return-path.ts';
import { parseEmail } from '#core/identity/email.ts';
import { track } from '../../lib/data-layer.ts';
import { useShop } from '../../lib/shop.tsx';
import { setSignedIn, type SignedInUser } from '../../lib/signed-in.ts';
import type { TypedRefusals, TypedValues } from '#ui/use-contract-form.ts';
import { useTypedForm } from '../../lib/typed-form.ts';

/** What happens in the page once somebody is signed in: nothing of who was here before stays. */
export function useEnter(): (user: SignedInUser) => void {
  const queryClient = useQueryClient();
  return (user) => {
    queryClient.clear();
    setSignedIn(user);
  };
}

/** Where to go after signing in: back to where somebody came from, or to the account. */
function useReturnPath(): string {
  const { overview } = accountPaths(useShop().market);
  const [search] = useSearchParams();
  return returnPath(search.get(returnParameter), overview);
}

const loginFields = ['eMail', 'password'] as const;
type LoginField = (typeof loginFields)[number];

// Two fields need no schema: whatever passes here is judged by the API.
const checkLogin = ({ eMail, password }: TypedValues<LoginField>): TypedRefusals<LoginField> => ({
  ...(!parseEmail(eMail).ok && { eMail: eMail === '' ? 'required' : 'invalid_email' }),
  ...(password === '' && { password: 'required' }),
});

/** Goes in, and to where somebody came from. */
export function useArrival(): (user: SignedInUser) => void {
  const navigate = useNavigate();
  const enter = useEnter();
  const next = useReturnPath();
  return (user) => {
    enter(user);
    track({ name: 'login' });
    void navigate(next, { replace: true });
  };
}

/** What follows the password of staff who have a second factor, or must get one. */
export type SecondStep = NonNullable<Reply<Endpoints['auth-login']>['step']>;

export function useLogin(onStep: (step: SecondStep) => void) {
  const { client } = useShop();
  const arrive = useArrival();
  return useTypedForm({
    fields: loginFields,
    check: (values) => Promise.resolve(checkLogin(values)),
    send: (values) => client.post('auth-login', { body: values }),
    onSent: ({ user, step }) => {
      if (user) arrive(user);
      if (step) onStep(step);
    },
  });
}
