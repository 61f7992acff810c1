import { client } from '../../lib/client.ts';
import { gridEdits, type SentEdit } from '../../ui/grid/grid-pages.ts';

/** Writes drafted prices; a pasted block is one step of undo. */
export const editPrices = (rows: readonly SentEdit[]) =>
  client.patch('grid-price-draft-edit', gridEdits(rows));

/** Writes grades and corrections of drafted answers. */
export const editChoices = (rows: readonly SentEdit[]) =>
  client.patch('grid-price-draft-choices-edit', gridEdits(rows));
