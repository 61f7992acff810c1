import { useMutation } from '@tanstack/react-query';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { Button } from '../../ui/button.tsx';

/** Accounts of an import have no password; whoever brought them in says when their owners are written to. */
export function InviteButton({ id }: { readonly id: number }) {
  const t = usePhrases('imports');
  const invite = useMutation({
    mutationFn: () => client.post('import-invite', { params: { id } }),
  });
  return (
    <>
      <span className="soft">{t('inviteLead')}</span>
      <Button busy={invite.isPending} disabled={invite.isSuccess} onClick={() => invite.mutate()}>
        {t('invite')}
      </Button>
      {invite.data && <span role="status">{t('invited', { count: invite.data.invited })}</span>}
    </>
  );
}
