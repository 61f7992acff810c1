import type {} from '#desktop/shared/bridge.ts';
import { byteOrderMark, writeCsvLine } from '#core/csv/write-csv.ts';
import { client } from '../../lib/client.ts';

interface Words {
  readonly code: string;
  readonly uses: string;
  readonly name: string;
}

const limit = 500;

/** Saves the codes of a discount, or of one batch of it, as a file for a spreadsheet. */
export async function saveCodes(id: number, batchId: number | undefined, words: Words) {
  const lines = [byteOrderMark, writeCsvLine([words.code, words.uses])];
  for (let offset = 0, count = 1; offset < count; offset += limit) {
    const page = await client.get('admin-discount-codes', {
      params: { id },
      query: { offset, limit, ...(batchId !== undefined && { batchId }) },
    });
    count = page.count;
    lines.push(...page.results.map(({ code, uses }) => writeCsvLine([code, uses])));
  }
  const suggestedName =
    batchId === undefined ? words.name : words.name.replace('.csv', `-${String(batchId)}.csv`);
  return window.obmena.saveFile({ kind: 'csv', suggestedName, contents: lines.join('') });
}
