import type {} from '#desktop/shared/bridge.ts';
import { useMutation } from '@tanstack/react-query';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { bytesOf } from '../../lib/bytes-of.ts';
import { client } from '../../lib/client.ts';
import { notify } from '../../lib/notify.ts';
import { printerFor, usePrintPaper } from '../../lib/print-paper.ts';
import { useStation } from '../../lib/station.ts';
import { readAnew, type Manifest } from './hand-over.ts';

const manifestPaper = { kind: 'manifest', format: 'pdf' } as const;

/** The list that the driver signs: at the station's printer, or as a file where the station has none. */
export function useManifestPaper() {
  const t = usePhrases('handOver');
  const station = useStation();
  const print = usePrintPaper(station, {
    onSettled: readAnew,
    onSuccess: () => notify('success', t('printed')),
  });
  const save = useMutation({
    mutationFn: async (id: number) => {
      const { name, contents } = await client.get('manifest-file', { params: { id } });
      return window.obmena.saveFile({
        kind: 'pdf',
        suggestedName: name,
        contents: bytesOf(contents),
      });
    },
    onSuccess: (outcome) => {
      if (outcome === 'saved') notify('success', t('fileSaved'));
      if (outcome === 'failed') notify('error', t('fileNotSaved'));
    },
  });
  const hasPrinter = printerFor(station, manifestPaper) !== null;
  /** Knowing of the copies that there are: a repeat of the first press prints none. */
  const give = ({ copies, id }: Pick<Manifest, 'copies' | 'id'>) => {
    if (hasPrinter) print.mutate({ ...manifestPaper, subjectId: id, copies });
    else save.mutate(id);
  };
  return { give, save, hasPrinter, isPending: print.isPending || save.isPending };
}
