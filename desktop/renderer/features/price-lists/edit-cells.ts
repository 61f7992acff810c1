import { client } from '../../lib/client.ts';
import type { SentEdit } from '../../ui/grid/grid-types.ts';

const bodyOf = (rows: readonly SentEdit[]) => ({
  rows: rows.map(({ id, version, changes, overwrite = [] }) => ({
    ...{ id, version, overwrite: [...overwrite], changes: { ...changes } },
  })),
});

/** Writes drafted prices; a pasted block is one step of undo. */
export const editPrices = (rows: readonly SentEdit[]) =>
  client.patch('grid-price-draft-edit', { body: bodyOf(rows) });

/** Writes grades and corrections of drafted answers. */
export const editChoices = (rows: readonly SentEdit[]) =>
  client.patch('grid-price-draft-choices-edit', { body: bodyOf(rows) });
