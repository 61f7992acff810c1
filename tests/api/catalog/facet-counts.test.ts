import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bandOf, batteryValues } from '#core/catalog/battery-bands.ts';
import { facetCounts, isListed, type FacetRow } from '#core/catalog/facet-counts.ts';
import { emptyListingState, type Listing, type ListingState } from '#core/catalog/facets.ts';
import { listingQuery } from '#core/catalog/listing-url.ts';
import { fixedFact, fixedValues } from '#api/catalog/listing/facts.ts';
import { truncateAll } from '#tests/support/database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { insertCatalogue } from './catalogue-fixture.ts';
import { insertManyPhones } from './many-phones.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { REPLY_CACHE_MB: '0' } });
  await insertCatalogue(app.deps.knex, app.deps);
  await insertManyPhones(app.deps.knex, app.deps);
});
afterAll(async () => {
  await truncateAll(app.deps.knex);
  await app.close();
});

const category = (path: string, state = '') =>
  app.client().get('catalog-category', { query: { path, state } });
const products = (path: string, state = '') =>
  app.client().get('catalog-category-products', { query: { path, state } });

it('counts each facet as the rule does, under any choices', { timeout: 60_000 }, async () => {
  const rows = await facetRowsOfPhones();
  const whole = await category('/telefony');
  const listing: Listing = {
    facets: whole.facets.map((each) =>
      each.kind === 'range'
        ? { kind: 'range', code: each.code, min: each.min, max: each.max }
        : { kind: 'choice', code: each.code, values: each.values.map(({ value }) => value) },
    ),
    sorts: ['best'],
    pageSizes: [24],
  };
  await fc.assert(
    fc.asyncProperty(stateOf(listing), async (state) => {
      const text = new URLSearchParams(
        listingQuery(listing, state).map(([name, value]) => [name, value]),
      ).toString();
      const reply = await category('/telefony', text);
      const expected = facetCounts(listing, state, rows);
      for (const each of reply.facets) {
        if (each.kind === 'range') continue;
        expect(
          each.values.map(({ value, count, isChosen }) => ({ value, count, isChosen })),
        ).toEqual(expected.get(each.code));
      }
      const listed = rows.filter((row) => isListed(listing, state, row));
      expect(reply.count).toBe(listed.length);
      expect((await products('/telefony', text)).count).toBe(listed.length);
      const unpriced = { ...state, spans: new Map() };
      const prices = rows
        .filter((row) => isListed(listing, unpriced, row))
        .map(({ numbers }) => numbers.get('price') ?? 0);
      if (prices.length > 0) {
        expect(reply.facets.find(({ code }) => code === 'price')).toMatchObject({
          min: Math.min(...prices),
          max: Math.max(...prices),
        });
      }
    }),
    { numRuns: 40 },
  );
});

/** What stands behind a card, piece by piece. */
const piecesSql = `(
  select json_agg(json_build_object('color', o.code, 'grade', p.grade, 'battery', p.battery_percent))
  from master_products w join products p on p.master_product_id = w.id
  left join attribute_values o on o.id = w.color_value_id
  where w.meta_master_id = c.meta_master_id and w.group_name = c.group_name and w.is_active
    and p.condition = c.condition and p.is_on_sale and p.sold_at is null)`;

/** What every card of the phones is, read from the cards themselves. */
async function facetRowsOfPhones(): Promise<FacetRow[]> {
  interface Read {
    readonly cs: string;
    readonly availability_rank: number;
    readonly capacity: string | null;
    readonly facts: readonly number[];
    readonly pieces: readonly {
      readonly color: string | null;
      readonly grade: string | null;
      readonly battery: number | null;
    }[];
  }
  const read: Read[] = await app.deps
    .knex('listing_cards as c')
    .join('listing_card_texts as t', 't.card_id', 'c.id')
    .leftJoin('attribute_values as v', (join) =>
      join.on(app.deps.knex.raw('v.id = any(c.value_ids) and v.attribute_id = 2')),
    )
    .whereRaw('10 = any(c.category_ids)')
    .select('t.cs', 'c.availability_rank', 'c.facts', 'v.code as capacity')
    .select({ pieces: app.deps.knex.raw(piecesSql) });
  const ranks = ['in_stock', 'at_stores', 'to_come', 'sold_out'];
  return read.map(({ cs, availability_rank, capacity, facts, pieces }) => {
    // Written by card-texts-sql.ts.
    const card = JSON.parse(cs) as {
      condition: string;
      manufacturer: string;
      price: number;
      colors: { value: string }[];
    };
    return {
      values: new Map([
        ['condition', [card.condition]],
        ['manufacturer', [card.manufacturer.toLowerCase()]],
        ['availability', [ranks[availability_rank] ?? '']],
        ['grade', valuesOf(facts, 'grade')],
        ['battery', valuesOf(facts, 'battery')],
        ['color', card.colors.map(({ value }) => value)],
        ['capacity', capacity === null ? [] : [capacity]],
      ]),
      numbers: new Map([['price', card.price]]),
      pieces: pieces.map(({ color, grade, battery }) => ({
        color: color === null ? [] : [color],
        grade: grade === null ? [] : [grade],
        battery: batteryValues.filter((value) => (battery ?? 0) >= (bandOf(value) ?? 101)),
      })),
    };
  });
}

const valuesOf = (facts: readonly number[], facet: 'grade' | 'battery'): readonly string[] =>
  facts
    .map(fixedFact)
    .flatMap((fact) => (fact?.facet === facet ? [fixedValues[facet][fact.index] ?? ''] : []));

const stateOf = (listing: Listing): fc.Arbitrary<ListingState> =>
  fc
    .tuple(
      ...listing.facets.map((each) =>
        each.kind === 'choice'
          ? fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.subarray([...each.values]))
          : fc.constant([]),
      ),
    )
    .chain((chosen) =>
      fc.option(fc.tuple(fc.nat(25_000), fc.nat(5_000))).map((span) => ({
        ...emptyListingState(listing),
        chosen: new Map(
          listing.facets
            .map(({ code }, index) => [code, chosen[index] ?? []] as const)
            .filter(([, values]) => values.length > 0),
        ),
        spans: new Map(spanIn(listing, span)),
      })),
    );

function spanIn(listing: Listing, span: [number, number] | null) {
  const price = listing.facets.find(({ code }) => code === 'price');
  if (span === null || price?.kind !== 'range') return [];
  const from = Math.max(span[0], price.min);
  const to = Math.min(span[0] + span[1], price.max);
  return from <= to ? [['price', { from, to }] as const] : [];
}
