import type {} from '#desktop/shared/bridge.ts';
import { phrases } from '../../i18n/use-phrases.ts';
import { reportFailure } from '../../lib/failures.ts';
import { notify } from '../../lib/notify.ts';

interface CsvFile {
  readonly name: string;
  readonly text: string;
}

/** Lets the person choose where a file goes, and says how it ended. */
export async function saveCsv(read: () => Promise<CsvFile> | CsvFile): Promise<void> {
  try {
    const { name, text } = await read();
    const saved = await window.obmena.saveFile({
      kind: 'csv',
      suggestedName: name,
      contents: text,
    });
    const t = phrases('grid');
    if (saved === 'saved') notify('success', t('exported'));
    if (saved === 'failed') notify('error', t('exportFailed'));
  } catch (error) {
    reportFailure(error);
  }
}
