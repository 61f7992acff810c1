import type {} from '#desktop/shared/bridge.ts';
import { useMutation } from '@tanstack/react-query';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { bytesOf } from '../../lib/bytes-of.ts';
import { client } from '../../lib/client.ts';
import { reportFailure } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';
import { Button } from '../../ui/button.tsx';
import type { PaperKind } from './repair-papers.ts';

/** Saves the record as PDF in the customer's language, to be printed or sent. */
export function SavePaper({ id, kind }: { readonly id: number; readonly kind: PaperKind }) {
  const t = usePhrases('repairPapers');
  const save = useMutation({
    mutationFn: async () => {
      const { name, contents } = await client.get('admin-repair-paper', { params: { id, kind } });
      const file = { kind: 'pdf', suggestedName: name, contents: bytesOf(contents) } as const;
      return window.obmena.saveFile(file);
    },
    onSuccess: (outcome) => {
      if (outcome === 'saved') notify('success', t('paperSaved'));
      if (outcome === 'failed') notify('error', t('paperFailed'));
    },
    onError: reportFailure,
  });
  return (
    <Button busy={save.isPending} onClick={() => save.mutate()}>
      {t(`save_${kind}`)}
    </Button>
  );
}
