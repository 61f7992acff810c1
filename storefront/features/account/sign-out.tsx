import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { useClient } from '../../lib/shop.tsx';
import { setSignedIn } from '../../lib/signed-in.ts';
import { Button } from '../../ui/button.tsx';

/** Ends the session; the page forgets what belonged to the account. */
export function SignOut() {
  const t = useText('account');
  const client = useClient();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const signOut = useMutation({
    mutationFn: () => client.post('auth-logout', {}),
    onSuccess: async () => {
      // Away first: a page of the account would lead to the login otherwise.
      await navigate('/', { replace: true });
      queryClient.clear();
      setSignedIn(null);
    },
  });
  return (
    <div>
      <Button kind="quiet" busy={signOut.isPending} onClick={() => signOut.mutate()}>
        {t('signOut')}
      </Button>
      <p role="alert" className="small">
        {signOut.isError && t('signOutFailed')}
      </p>
    </div>
  );
}
