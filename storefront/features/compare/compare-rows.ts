import type { Text } from '../../i18n/text.ts';
import type { Compared } from './compare-query.ts';

type Card = Compared['products'][number];

export interface CompareRow {
  readonly code: string;
  readonly label: string;
  /** One per product, in their order; null where nothing is known. */
  readonly values: readonly (string | null)[];
  readonly differs: boolean;
}

export interface CompareGroup {
  readonly group: string;
  readonly rows: readonly CompareRow[];
}

interface Words {
  readonly t: Text<'visitorLists'>;
  readonly condition: (card: Card) => string;
  readonly availability: (card: Card) => string;
}

/** What every card says of itself, as the first group of rows. */
export function basicRows(cards: readonly Card[], words: Words, language: string): CompareGroup {
  const { t, condition, availability } = words;
  const rating = ({ reviews }: Card) =>
    reviews === null
      ? null
      : t('rating', { average: (reviews.averageTenths / 10).toLocaleString(language) });
  const facts: readonly (readonly [string, string, (card: Card) => string | null])[] = [
    ['condition', t('rowCondition'), condition],
    ['availability', t('rowAvailability'), availability],
    ['colors', t('rowColors'), ({ colors }) => colors.map(({ label }) => label).join(', ') || null],
    ['reviews', t('rowReviews'), rating],
  ];
  const rows = facts.map(([code, label, read]) => {
    const values = cards.map(read);
    return { code, label, values, differs: new Set(values).size > 1 };
  });
  return { group: t('basics'), rows: rows.filter(({ values }) => values.some(Boolean)) };
}

/** Only the rows that tell the products apart; groups that say nothing then are left out. */
export const onlyDiffering = (groups: readonly CompareGroup[]): readonly CompareGroup[] =>
  groups
    .map(({ group, rows }) => ({ group, rows: rows.filter(({ differs }) => differs) }))
    .filter(({ rows }) => rows.length > 0);
