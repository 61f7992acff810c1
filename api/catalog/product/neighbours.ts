import type { Knex } from 'knex';
import type { Language } from '#core/market/market.ts';
import { query } from '../../platform/database/query.ts';
import type { CardText } from '../cards/card-text.ts';
import type { Rows } from '../../platform/database/rows.ts';

export type NeighbourRow = CardText &
  Pick<Rows['listing_cards'], 'meta_master_id'> & {
    readonly is_accessory: boolean;
  };

const statement = (language: Language) => `
  with accessories as (
    select distinct on (c.meta_master_id) c.id, c.meta_master_id, c.availability_rank, c.popularity, f.place
    from accessory_fits f
    join listing_cards c on c.meta_master_id = f.accessory_id
    where f.device_id = $1 and c.availability_rank < 3
    order by c.meta_master_id, c.availability_rank, c.price, c.id
  ),
  near as (
    (select id, meta_master_id, true as is_accessory, place, popularity from accessories
      order by place nulls last, popularity desc, id limit 12)
    union all
    (select id, meta_master_id, false, null, popularity from listing_cards
      where kind = $2 and condition = 'new' and availability_rank < 3 and meta_master_id <> $1
      order by popularity desc, id limit 8)
  )
  select n.meta_master_id, n.is_accessory, t.${language} as card, t.stock
  from near n join listing_card_texts t on t.card_id = n.id
  order by n.is_accessory, n.place nulls last, n.popularity desc, n.id`;

const statements = { cs: statement('cs'), ro: statement('ro') };

/** Cards of accessories that fit a family, and of what else is liked of its kind. */
export const findNeighbours = (
  db: Knex,
  metaMasterId: number,
  kind: string,
  language: Language,
): Promise<NeighbourRow[]> => query(db, statements[language], [metaMasterId, kind]);
