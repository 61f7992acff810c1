import type { Facet, Listing } from '#core/catalog/facets.ts';
import type { Language } from '#core/market/market.ts';
import { facets as cs } from '#core/phrases/cs/facets.ts';
import { facets as ro } from '#core/phrases/ro/facets.ts';
import type { FactRow } from './category-row.ts';
import { fixedFact, fixedValues, type FixedFacet } from './facts.ts';

const phrases = { cs, ro };

/** A value of a choice facet with what it is called and counted by. */
export interface NamedValue {
  readonly value: string;
  readonly label: string;
  readonly hex: string | null;
  readonly fact: number;
  /** Cards that have it, whatever is chosen. */
  readonly cards: number;
}

export interface NamedFacet {
  readonly code: string;
  readonly label: string;
  /** Null of a range. */
  readonly values: readonly NamedValue[] | null;
}

/** A list of products that can be filtered: for the core by codes, and with names and facts. */
export interface ListingDefinition {
  readonly listing: Listing;
  readonly facets: readonly NamedFacet[];
  readonly bounds: Bounds;
}

/** Lowest and highest price, whole market units; zeros where nothing is listed. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

export const listingSorts = ['best', 'price', '-price', 'newest'] as const;
export type ListingSort = (typeof listingSorts)[number];
export const listingPageSizes = [24, 48, 96] as const;

const fixedFacets: readonly FixedFacet[] = [
  'condition',
  'grade',
  'battery',
  'manufacturer',
  'availability',
  'fits',
];

/** What a list of cards can be asked for, from the facts of those cards in their order. */
export function defineListing(
  facts: readonly FactRow[],
  bounds: Bounds,
  language: Language,
): ListingDefinition {
  const words = phrases[language];
  const found = new Map<string, NamedFacet & { values: NamedValue[] }>();
  for (const code of fixedFacets) {
    found.set(code, { code, label: words[code], values: [] });
  }
  for (const row of facts) {
    const named = nameFact(row, language);
    if (named === null) continue;
    const facet = found.get(named.facet) ?? { code: named.facet, label: named.label, values: [] };
    facet.values.push(named.value);
    found.set(named.facet, facet);
  }
  const [condition, grade, battery, manufacturer, availability, fits, ...attributes] =
    found.values();
  const price: NamedFacet = { code: 'price', label: words.price, values: null };
  const order = [fits, condition, grade, battery, manufacturer, price, availability];
  const facets = [...order, ...attributes].filter((facet) => facet !== undefined);
  return {
    listing: {
      facets: facets.map((facet) => coreFacet(facet, bounds)),
      sorts: listingSorts,
      pageSizes: listingPageSizes,
    },
    facets,
    bounds,
  };
}

function nameFact(
  row: FactRow,
  language: Language,
): { facet: string; label: string; value: NamedValue } | null {
  const { fact, cards, value, label, hex } = row;
  const fixed = fixedFact(fact);
  if (fixed && fixed.facet !== 'manufacturer' && fixed.facet !== 'fits') {
    const code = fixedValues[fixed.facet][fixed.index];
    if (code === undefined) return null;
    const named = { value: code, label: phrases[language][code], hex: null, fact, cards };
    return { facet: fixed.facet, label: '', value: named };
  }
  const facet = fixed?.facet ?? row.facet;
  if (facet === null || value === null || label === null) return null;
  return { facet, label: row.facet_label ?? '', value: { value, label, hex, fact, cards } };
}

const coreFacet = ({ code, values }: NamedFacet, bounds: Bounds): Facet =>
  values === null
    ? { kind: 'range', code, ...bounds }
    : { kind: 'choice', code, values: values.map(({ value }) => value) };
