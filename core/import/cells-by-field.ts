import type { Mapping } from './guess-mapping.ts';
import type { ImportField } from './import-fields.ts';

/** What a row says by what its columns mean, trimmed; empty cells are left out. */
export function cellsByField(
  cells: readonly string[],
  mapping: Mapping,
): Partial<Record<ImportField, string>> {
  const said: Partial<Record<ImportField, string>> = {};
  for (const [place, field] of mapping.entries()) {
    const text = cells[place]?.replaceAll(/\s+/g, ' ').trim() ?? '';
    if (field !== null && text !== '') said[field] = text;
  }
  return said;
}
