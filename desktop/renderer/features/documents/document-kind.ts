import { documentKinds } from '#core/documents/documents-grid.ts';
import type { CellValue } from '#core/grid/grid-definition.ts';

/** The kind that a cell or a choice says; whatever is unknown is an invoice. */
export const kindOf = (said: CellValue | undefined): (typeof documentKinds)[number] =>
  documentKinds.find((one) => one === said) ?? 'invoice';
