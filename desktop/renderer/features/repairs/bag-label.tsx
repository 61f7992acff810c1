import type {} from '#desktop/shared/bridge.ts';
import { useMutation } from '@tanstack/react-query';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { bytesOf } from '../../lib/bytes-of.ts';
import { client } from '../../lib/client.ts';
import { reportFailure } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';

/** Saves the label of a device's bag; scanned in the search, it opens the repair. */
export function BagLabel({ id }: { readonly id: number }) {
  const t = usePhrases('repairs');
  const save = useMutation({
    mutationFn: async () => {
      const { name, contents } = await client.get('admin-repair-label', { params: { id } });
      const file = { kind: 'pdf', suggestedName: name, contents: bytesOf(contents) } as const;
      return window.obmena.saveFile(file);
    },
    onSuccess: (outcome) => {
      if (outcome === 'saved') notify('success', t('labelSaved'));
      if (outcome === 'failed') notify('error', t('labelFailed'));
    },
    onError: reportFailure,
  });
  return (
    <Button disabled={save.isPending} onClick={() => save.mutate()}>
      {t('bagLabel')}
    </Button>
  );
}
