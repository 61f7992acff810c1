import type {} from '#desktop/shared/bridge.ts';
import { useMutation } from '@tanstack/react-query';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { reportFailure } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';

/** The list that the driver signs, as a file to print. */
export function useManifestFile() {
  const t = usePhrases('handOver');
  return useMutation({
    mutationFn: async (id: number) => {
      const { name, contents } = await client.get('manifest-file', { params: { id } });
      return window.obmena.saveFile({
        kind: 'pdf',
        suggestedName: name,
        contents: Uint8Array.from(atob(contents), (one) => one.charCodeAt(0)),
      });
    },
    onSuccess: (outcome) => {
      if (outcome === 'saved') notify('success', t('fileSaved'));
      if (outcome === 'failed') notify('error', t('fileNotSaved'));
    },
    onError: reportFailure,
  });
}
