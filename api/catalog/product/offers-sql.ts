import type { Language } from '#core/market/market.ts';
import { conditionPlace } from '../order-sql.ts';
import { earlierOffers, priceChanges, priceUntil, runs } from '../cards/offered-prices-sql.ts';

/** More used pieces of one variant than this are not shown one by one. */
const mostOffers = 100;

/** Pieces of the variant `v` that can be bought, with all that their offers are made of. */
export const offers = (language: Language): string => `
  (select coalesce(json_agg(row_to_json(x)), '[]') from (
    select p.id, p.condition, p.grade, p.price, p.is_single_unit as "isSingleUnit",
      coalesce(p.package_weight_kg * 1000, 0)::integer as grams,
      coalesce(greatest(p.package_width_cm, p.package_height_cm, p.package_depth_cm), 0)::float8 as "longestCm",
      p.battery_percent as "batteryPercent", p.note_${language} as note,
      case when p.reduced_at is not null and p.prior_for = p.reduced_at
        then p.prior_price end as "priorPrice",
      p.prior_since as "priorSince", p.next_delivery as "nextDelivery",
      p.sale_starts as "saleStarts", p.supplier_days as "supplierDays",
      p.is_discontinued as "isDiscontinued", coalesce(lying.warehouse, 0) as warehouse,
      coalesce(lying.stores, '[]') as stores,
      (select coalesce(json_agg(json_build_object('kind', e.kind, 'at', e.at) order by e.at), '[]')
        from device_passport_events e where e.passport_id = p.passport_id) as history,
      (select coalesce(json_agg(json_build_object('sha256', f.sha256, 'width', f.width,
          'height', f.height, 'widths', f.widths, 'alt_cs', f.alt_cs, 'alt_ro', f.alt_ro)
          order by f.position), '[]')
        from fileset_files f where p.photos_public and f.fileset_id = p.photos_id) as photos,
      (select row_to_json(l) from (
        select o.price, o.valid_from as "from", o.valid_until as "until", o.pieces,
          o.sold_pieces as "soldPieces", ${priceChanges('p.id', 'o.valid_from')} as changes,
          ${earlierOffers('p.id', 'o.valid_from')} as offers
        from limited_offers o
        where o.product_id = p.id and o.price < p.price and ${runs('$2')}
        order by o.price, o.id limit 1
      ) l) as limited,
      ${priceUntil('p', '$2')} as "priceUntil"
    from products p
    left join lateral (
      select sum(s.on_hand - s.allocated) filter (where sp.store_id is null)::integer as warehouse,
        json_agg(json_build_object('slug', st.slug, 'pieces', s.on_hand - s.allocated)
          order by st.slug) filter (where st.id is not null) as stores
      from stock s
      join stock_places sp on sp.id = s.place_id
      left join stores st on st.id = sp.store_id
      where s.product_id = p.id and s.on_hand > s.allocated
    ) lying on true
    where p.master_product_id = v.id and p.is_on_sale and p.sold_at is null
    order by ${conditionPlace('p.condition')}, p.price, p.id
    limit ${String(mostOffers)}
  ) x)`;

/** Stores with a free piece of the variant, with their hours from the day `$3` on. */
export const stores = `
  (select coalesce(json_agg(json_build_object('slug', st.slug, 'name', st.name, 'city', st.city,
      'street', st.street,
      'opening_hours', st.opening_hours,
      'exceptions', (
        select coalesce(json_agg(json_build_object('day', e.day, 'spans', spans_of(e.hours))
          order by e.day), '[]')
        from store_hours_exceptions e
        where e.store_id = st.id and e.day between $3::date and $3::date + 28
      )) order by st.city, st.name), '[]')
    from stores st
    where exists (
      select 1 from products p
      join stock s on s.product_id = p.id and s.on_hand > s.allocated
      join stock_places sp on sp.id = s.place_id
      where sp.store_id = st.id and p.master_product_id = v.id and p.is_on_sale
        and p.sold_at is null
    ))`;

/** What can be bought with a device of the family's kind; priced in the core. */
export const addOns = (language: Language): string => `
  (select coalesce(json_agg(json_build_object('id', d.id, 'code', d.code, 'kind', d.kind,
      'name', d.name_${language}, 'text', d.text_${language}, 'permille', d.price_permille,
      'minimalPrice', d.minimal_price, 'months', d.months, 'conditions', d.for_conditions)
      order by d.position, d.id), '[]')
    from add_ons d where d.is_active and m.kind = any(d.for_kinds))`;

/** The same device in the buy-back with the best price that it is bought for. */
export const buyback = `
  (select json_build_object('productType', t.slug, 'productManufacturer', k.slug,
      'productModel', d.slug, 'productColor', dc.slug, 'maximalPrice', greatest(
        pr.price_a_plus, pr.price_a, pr.price_b, pr.price_c, pr.price_d))
    from device_models d
    join device_types t on t.id = d.type_id
    join manufacturers k on k.id = d.manufacturer_id
    join current_price_list now on true
    join price_list_prices pr on pr.version_id = now.version_id and pr.model_id = d.id
    left join device_colors dc on dc.id = v.device_color_id
    where d.id = v.device_model_id)`;
