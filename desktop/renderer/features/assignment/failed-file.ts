import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { byteOrderMark, writeCsvLine } from '#core/csv/write-csv.ts';

export type FailedProduct = Reply<Endpoints['category-add-products']>['failed'][number];

/** The file of products that could not be assigned, for a spreadsheet; formulas are neutralised. */
export const failedFile = (
  failed: readonly FailedProduct[],
  titles: Readonly<Record<keyof FailedProduct, string>>,
): string =>
  [
    byteOrderMark,
    writeCsvLine([titles.id, titles.code, titles.name, titles.reason]),
    ...failed.map(({ id, code, name, reason }) => writeCsvLine([id, code, name, reason])),
  ].join('');
