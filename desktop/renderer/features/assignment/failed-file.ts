import { byteOrderMark, writeCsvLine } from '#core/csv/write-csv.ts';

export interface FailedProduct {
  readonly id: number;
  readonly reason: string;
}

/** The file of products that could not be assigned, for a spreadsheet; formulas are neutralised. */
export const failedFile = (
  failed: readonly FailedProduct[],
  titles: { readonly id: string; readonly reason: string },
): string =>
  [
    byteOrderMark,
    writeCsvLine([titles.id, titles.reason]),
    ...failed.map(({ id, reason }) => writeCsvLine([id, reason])),
  ].join('');
