import type { Language } from '#core/market/market.ts';
import { cardPieces, type CardPieces } from './card-rows-sql.ts';
import { familyFilter, itemFilter, variantFilter, type Families } from './family-filter.ts';
import { reductionPercentSql } from './reduction-sql.ts';

const reductionOf = (row: string) => `
  json_build_object('prior_price', ${row}.prior_price, 'since', ${row}.prior_since, 'percent',
    ${reductionPercentSql(`${row}.prior_price`, 'c.price')})`;

// While a limited offer runs, the reduction is the offer's own.
const reduction = `
  case
    when offer.id is not null then
      case when offer.prior_price is not null then ${reductionOf('offer')} end
    when p.reduced_at is not null and p.prior_for = p.reduced_at and p.prior_price is not null
      then ${reductionOf('p')}
  end`;

const limited = `
  case when offer.id is not null then json_build_object('usual_price', p.price, 'until',
    to_char(offer.valid_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end`;

// Most families have no picture: asking for each would take longer than the rest of the card.
const picture = (language: Language) => `
  case when m.fileset_id is not null then (select row_to_json(x) from (
    select '/media/' || f.sha256 as address, f.alt_${language} as alt, f.width, f.height, f.widths
    from fileset_files f
    where f.fileset_id = m.fileset_id
    order by f.color_slug is not distinct from shown.code desc, f.color_slug is null desc,
      f.position
    limit 1
  ) x) end`;

const color = (language: Language) =>
  `json_build_object('value', x.code, 'label', x.name_${language}, 'hex', coalesce(x.hex, '#808080'),
      'seo_name', x.seo_name, 'master_product_id', x.variant_id)`;

const colorLists = (families: Families) => `
  color_lists as (
    select x.meta_master_id, x.group_name, x.condition,
      json_agg(${color('cs')} order by x.position, x.id) as cs,
      json_agg(${color('ro')} order by x.position, x.id) as ro
    from (
      select distinct on (v.meta_master_id, v.group_name, p.condition, o.position, o.id)
        v.meta_master_id, v.group_name, p.condition, v.seo_name, v.id as variant_id,
        o.id, o.position, o.code, o.hex, o.name_cs, o.name_ro
      from master_products v
      join products p on p.master_product_id = v.id and p.is_on_sale and p.sold_at is null
      join attribute_values o on o.id = v.color_value_id
      where v.is_active and ${familyFilter(families, 'v.meta_master_id')}
        and ${itemFilter(families, 'p.id')}
      order by v.meta_master_id, v.group_name, p.condition, o.position, o.id, v.position, v.id
    ) x
    group by x.meta_master_id, x.group_name, x.condition
  )`;

const highlight = (language: Language) => `
  coalesce(o.name_${language}, replace(trim_scale(pa.number)::text, '.', ',')
    || coalesce(' ' || u.symbol_${language}, ''))`;

// Three facts that tell a variant from its neighbours: neither its colour nor its group's own name.
const highlightLists = (families: Families) => `
  highlight_lists as (
    select x.id, json_agg(x.cs order by x.place) as cs, json_agg(x.ro order by x.place) as ro
    from (
      select v.id, ${highlight('cs')} as cs, ${highlight('ro')} as ro,
        row_number() over (partition by v.id order by g.position, a.position, a.id) as place
      from master_products v
      join product_attributes pa on pa.master_product_id = v.id and pa.place = 0
      join attributes a on a.id = pa.attribute_id and a.kind in ('choice', 'number')
      join attribute_groups g on g.id = a.group_id
      left join attribute_values o on o.id = pa.value_id
      left join units u on u.id = a.unit_id
      where o.id is distinct from v.color_value_id and o.name_cs is distinct from v.group_name
        and ${familyFilter(families, 'v.meta_master_id')}
        and ${variantFilter(families, 'pa.master_product_id')}
    ) x
    where x.place <= 3
    group by x.id
  )`;

const stars = (families: Families) => `
  stars as (
    select w.meta_master_id, count(*) as count, sum(r.rating) as total
    from reviews r join master_products w on w.id = r.master_product_id
    where r.status = 'approved' and ${familyFilter(families, 'w.meta_master_id')}
    group by w.meta_master_id
  )`;

const text = (language: Language) => `
  row_to_json((select x from (select
    c.id, c.master_product_id, v.seo_name, c.name_${language} as name, maker.name as manufacturer,
    c.kind, c.condition, c.grade, c.price, c.is_from, ${reduction} as reduction,
    ${limited} as limited,
    coalesce(colors.${language}, '[]') as colors,
    case when v.width_mm is not null and v.height_mm is not null
      then json_build_object('width', v.width_mm, 'height', v.height_mm) end as size,
    ${picture(language)} as picture,
    case when stars.count > 0 then json_build_object('count', stars.count,
      'average_tenths', (stars.total * 20 + stars.count) / (stars.count * 2)) end as reviews,
    coalesce(highlights.${language}, '[]') as highlights
  ) x))::text`;

/** What every card of families is joined with. */
const parts = (families: Families) =>
  `${colorLists(families)}, ${highlightLists(families)}, ${stars(families)}`;

const stockFacts = `
  json_build_object('warehouse', c.warehouse, 'stores', c.stores,
      'nextDelivery', c.next_delivery, 'saleStarts', c.sale_starts,
      'supplierDays', c.supplier_days, 'isDiscontinued', c.is_discontinued,
      'priceUntil', c.price_until)::text`;

/** The tables that a text is made of; `c` is a row of a card. */
const joined = (families: Families) => `
  join meta_masters m on m.id = c.meta_master_id
  join master_products v on v.id = c.master_product_id
  join manufacturers maker on maker.id = c.manufacturer_id
  join products p on p.id = c.product_id
  left join limited_offers offer on offer.id = c.limited_offer_id
  left join attribute_values shown on shown.id = v.color_value_id
  left join color_lists colors
    on (colors.meta_master_id, colors.group_name, colors.condition)
      = (c.meta_master_id, c.group_name, c.condition)
  left join highlight_lists highlights on highlights.id = v.id
  left join stars on stars.meta_master_id = c.meta_master_id
  where ${familyFilter(families, 'c.meta_master_id')} and ${familyFilter(families, 'm.id')}
    and ${variantFilter(families, 'v.id')} and ${itemFilter(families, 'p.id')}`;

/** Writes the cards of families as the wire carries them, from the rows of `writeCards`. */
export const writeCardTexts = (families: Families): string => `
  with ${parts(families)}
  insert into listing_card_texts (card_id, cs, ro, stock)
  select c.id, ${text('cs')}, ${text('ro')}, ${stockFacts}
  from listing_cards c
  ${joined(families)}
  on conflict (card_id) do update set cs = excluded.cs, ro = excluded.ro, stock = excluded.stock`;

/** The cards of `cards` as `{id, card, stock}`, each of the cheapest of some of its pieces. */
export const cardsOfPieces = (language: Language, pieces: CardPieces): string => `
  with ${cardPieces('ofCards', pieces)}, ${parts('ofCards')},
  cards as (
    select k.id, k.manufacturer_id, k.kind, k.name_cs, k.name_ro, r.shown_id as master_product_id, r.*
    from ranked r join listing_cards k using (meta_master_id, group_name, condition)
    where k.id = any(:cards::integer[])
  )
  select c.id, ${text(language)} as card, ${stockFacts} as stock
  from cards c
  ${joined('ofCards')}`;
