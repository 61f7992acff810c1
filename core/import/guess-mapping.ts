import { readGtin } from '../search/gtin.ts';
import { foldText } from '../shared/text.ts';
import { isAttributeTitle, readAttributeTitle } from './attribute-title.ts';
import { fieldTitles, type ImportField } from './import-fields.ts';
import { subjectFields, type ImportSubject } from './import-subject.ts';
import { readPrice } from './read-values.ts';

/** What each column means, by its place; null for one that is left out. */
export type Mapping = readonly (ImportField | null)[];

export const titleKey = (title: string): string => foldText(title).replaceAll(/[^a-z0-9]/g, '');

/** The place of a title among those of a field; -1 where it is none of them. */
const rankOf = (title: string, field: ImportField): number =>
  fieldTitles[field].map((one) => titleKey(one)).indexOf(titleKey(title));

/**
 * What the columns of a file mean: by their titles, and where a title says nothing, by what stands in the first rows (bar
 * codes by their check digit, amounts of money). Each field belongs to one column at most, but for attributes, which are
 * known by the form of their titles and by the shop's own names, folded. A person corrects the rest.
 */
export function guessMapping(
  header: readonly string[],
  sample: readonly (readonly string[])[],
  subject: ImportSubject = 'products',
  attributeNames: ReadonlySet<string> = new Set(),
): Mapping {
  const fields = subjectFields[subject];
  const mapping: (ImportField | null)[] = header.map(() => null);
  for (const field of fields) {
    const ranked = header
      .map((title, column) => ({ column, rank: rankOf(title, field) }))
      .filter(({ column, rank }) => rank >= 0 && mapping[column] === null)
      .toSorted((a, b) => a.rank - b.rank);
    const [best] = ranked;
    if (best) mapping[best.column] = field;
  }
  for (const [field, isLike] of byValues) {
    if (mapping.includes(field) || !fields.includes(field)) continue;
    const column = header.findIndex(
      (title, at) => mapping[at] === null && !isKnown(title, fields) && mostly(sample, at, isLike),
    );
    if (column !== -1) mapping[column] = field;
  }
  if (!fields.includes('attribute')) return mapping;
  const isAttribute = (title: string) =>
    isAttributeTitle(title) || attributeNames.has(foldText(readAttributeTitle(title).name));
  return mapping.map((field, at) => {
    const title = header[at] ?? '';
    return field === null && !isKnown(title, fields) && isAttribute(title) ? 'attribute' : field;
  });
}

/** A title that means something else, or something for which another column is better. */
const isKnown = (title: string, fields: readonly ImportField[]): boolean =>
  fields.some((field) => rankOf(title, field) >= 0);

const byValues: readonly (readonly [ImportField, (text: string) => boolean])[] = [
  ['ean', (text) => readGtin(text).ok],
  // A bare small number may count anything.
  ['price', (text) => /kč|czk|lei|ron|[.,]\d\d$/i.test(text) && readPrice(text).ok],
];

/** At least four of five values that are there. */
function mostly(
  sample: readonly (readonly string[])[],
  column: number,
  isLike: (text: string) => boolean,
): boolean {
  const values = sample.map((row) => row[column]?.trim() ?? '').filter((text) => text !== '');
  return values.length > 0 && values.filter((text) => isLike(text)).length * 5 >= values.length * 4;
}
