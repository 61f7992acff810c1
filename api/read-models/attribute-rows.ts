import type { Knex } from 'knex';
import type { ImportAttribute } from '#core/import/read-attributes.ts';
import { query } from '../platform/database/query.ts';

const sql = `
  select a.id, a.kind, a.name_cs as "nameCs", a.name_ro as "nameRo", g.name_cs as "groupCs",
    g.name_ro as "groupRo", u.symbol_cs as "unitCs", u.symbol_ro as "unitRo",
    (select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'nameCs', v.name_cs,
      'nameRo', v.name_ro) order by v.position, v.id), '[]')
      from attribute_values v where v.attribute_id = a.id) as values
  from attributes a
  join attribute_groups g on g.id = a.group_id
  left join units u on u.id = a.unit_id
  order by g.position, a.position, a.id`;

/** All attributes with their groups, units and values, in the order of a page. */
export const readAttributeRows = (db: Knex): Promise<ImportAttribute[]> =>
  query<ImportAttribute>(db, sql, []);

/** SQL of what is said of a variant, an object by the ids of attributes; `variant` is the SQL of its id. */
export const saidOfVariant = (
  variant: string,
): string => `(select coalesce(jsonb_object_agg(s.attribute_id, s.said), '{}') from (
  select a.attribute_id, jsonb_strip_nulls(jsonb_build_object(
    'valueIds', case when bool_or(a.value_id is not null) then jsonb_agg(a.value_id order by a.place) end,
    'number', max(a.number)::float8, 'textCs', max(a.text_cs), 'textRo', max(a.text_ro))) as said
  from product_attributes a where a.master_product_id = ${variant} group by a.attribute_id) s)`;
