import type { Knex } from 'knex';
import type { DeviceKind } from '#core/buyback/device-kind.ts';
import { devicesBelow } from '../catalog/listing/facts.ts';
import type { SearchSource } from '#core/search/document-words.ts';

/** A card of the read model as search reads it; lists are numbers with commas between them. */
export interface CardSource {
  readonly id: number;
  readonly meta_master_id: number;
  readonly kind: DeviceKind;
  readonly condition: SearchSource['condition'];
  readonly manufacturer: string;
  readonly name_cs: string;
  readonly name_ro: string;
  readonly group_name: string;
  readonly price: number;
  readonly popularity: number;
  readonly released_on: number;
  readonly availability_rank: number;
  readonly category_ids: string;
  readonly value_ids: string;
  readonly facts: string;
  /** Kinds of devices that an accessory is made for. */
  readonly fits: string | null;
}

// What an accessory fits is found by its words.
const searched = `case when c.kind = 'accessory'
    then array(select f from unnest(c.facts) f where f > ${String(devicesBelow)}) else c.facts end`;

// By accessory and all at once: asked for card by card they would take longer than the cards.
const cards = (fits: string) => `
  select c.id, c.meta_master_id, c.kind, c.condition, maker.name as manufacturer, m.name_cs,
    m.name_ro, c.group_name, c.price, c.popularity, c.released_on - date '1970-01-01' as released_on,
    c.availability_rank, array_to_string(c.category_ids, ',') as category_ids,
    array_to_string(c.value_ids, ',') as value_ids, array_to_string(${searched}, ',') as facts,
    case when c.kind = 'accessory' then fitting.kinds end as fits
  from listing_cards c
  join meta_masters m on m.id = c.meta_master_id
  join manufacturers maker on maker.id = c.manufacturer_id
  left join (
    select f.accessory_id, string_agg(distinct device.kind, ',') as kinds
    from accessory_fits f join meta_masters device on device.id = f.device_id
    where ${fits}
    group by f.accessory_id
  ) fitting on fitting.accessory_id = c.meta_master_id
  where not (c.is_discontinued and c.availability_rank = 3)`;

/** The cards of some families. */
export async function cardsOfFamilies(
  trx: Knex,
  metaMasterIds: readonly number[],
): Promise<readonly CardSource[]> {
  const { rows } = await trx.raw<{ rows: CardSource[] }>(
    `${cards('f.accessory_id = any(:ids::integer[])')} and c.meta_master_id = any(:ids::integer[]) order by c.id`,
    { ids: [...metaMasterIds] },
  );
  return rows;
}

/** Few enough that they are forgotten before the collector has moved them. */
const cardsAtOnce = 1_000;

/** All cards in the order in which search looks at them, by a cursor of the transaction. */
export async function* allCards(trx: Knex.Transaction): AsyncGenerator<readonly CardSource[]> {
  await trx.raw(
    `declare search_cards no scroll cursor for
     ${cards('true')} order by c.kind = 'accessory', c.popularity desc, c.id`,
  );
  for (;;) {
    const { rows } = await trx.raw<{ rows: CardSource[] }>(
      `fetch ${String(cardsAtOnce)} from search_cards`,
    );
    if (rows.length === 0) break;
    yield rows;
  }
  await trx.raw('close search_cards');
}

export type Texts = SearchSource['name'];

/** Names of categories and of attributes' values by number. */
export interface TraitNames {
  readonly categories: ReadonlyMap<number, Texts>;
  readonly values: ReadonlyMap<number, Texts>;
}

/** What the numbers of cards are called. */
export async function traitNames(trx: Knex): Promise<TraitNames> {
  const named = async (table: 'type_categories' | 'attribute_values') => {
    const rows = await trx(table).select('id', 'name_cs', 'name_ro');
    return new Map(rows.map(({ id, name_cs: cs, name_ro: ro }) => [id, { cs, ro }]));
  };
  return { categories: await named('type_categories'), values: await named('attribute_values') };
}
