import type { z } from 'zod';
import type { ListingState } from '#core/catalog/facets.ts';
import { listingQuery } from '#core/catalog/listing-url.ts';
import type { listingReply } from '#core/contract/listing.ts';
import type { Counted, FacetCounts } from './count-facts.ts';
import { anyCard } from './facts.ts';
import type { ListingDefinition, NamedFacet } from './listing-definition.ts';

type Reply = z.output<typeof listingReply>;

/** A state as an address writes it, commas as they are. */
export const stateText = ({ listing }: ListingDefinition, state: ListingState): string =>
  new URLSearchParams(
    listingQuery(listing, state).map(([name, value]): [string, string] => [name, value]),
  )
    .toString()
    .replaceAll('%2C', ',');

/** Devices that an accessory may fit, the most wanted first; a page of all of them would weigh more than its products. */
const mostDevices = 40;

/** Facets with the counts of their values; a value without a card is shown only where it is chosen. */
export const shownFacets = (
  definition: ListingDefinition,
  state: ListingState,
  { listed, withoutOwn }: FacetCounts,
  currency: string,
): Reply['facets'] =>
  definition.facets.flatMap((facet): Reply['facets'] => {
    const counts = withoutOwn.get(facet.code) ?? listed;
    if (facet.values === null) return rangeFacet(definition, facet, state, counts, currency);
    const chosen = state.chosen.get(facet.code) ?? [];
    const values = facet.values
      .map(({ value, label, hex, fact }) => ({
        value,
        label,
        hex,
        count: counts.cards.get(fact) ?? 0,
        isChosen: chosen.includes(value),
      }))
      .filter(({ count, isChosen }) => count > 0 || isChosen)
      .filter(({ isChosen }, place) => facet.code !== 'fits' || place < mostDevices || isChosen);
    const { code, label } = facet;
    return values.length === 0 ? [] : [{ kind: 'choice', code, label, values }];
  });

function rangeFacet(
  definition: ListingDefinition,
  { code, label }: NamedFacet,
  state: ListingState,
  counts: Counted,
  unit: string,
): Reply['facets'] {
  const span = state.spans.get(code);
  if (!counts.bounds && !span) return [];
  const { min, max } = counts.bounds ?? definition.bounds;
  const chosen = span ? { from: span.from, to: span.to } : null;
  return [{ kind: 'range', code, label, unit, min, max, chosen }];
}

/** Facets whose removal alone brings cards back to an empty list, most first. */
export function emptiedBy(
  definition: ListingDefinition,
  state: ListingState,
  { listed, withoutOwn }: FacetCounts,
): Reply['emptiedBy'] {
  if ((listed.cards.get(anyCard) ?? 0) > 0) return [];
  return definition.facets
    .flatMap(({ code, label }) => {
      const count = withoutOwn.get(code)?.cards.get(anyCard) ?? 0;
      if (count === 0) return [];
      const chosen = new Map(state.chosen);
      const spans = new Map(state.spans);
      chosen.delete(code);
      spans.delete(code);
      const without = { ...state, chosen, spans, page: 1 };
      return [{ code, label, count, state: stateText(definition, without) }];
    })
    .sort((one, other) => other.count - one.count);
}
