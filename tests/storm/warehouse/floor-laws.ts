import type { Check } from '../checks.ts';

/** What holds of crates, walks and parcels, whoever worked on them and whatever was cut off. */
export const floorLaws: readonly Check[] = [
  {
    rule: 'nothing is picked more often than it was ordered',
    sql: `select l.id, l.quantity, count(c.id) as pieces from pick_lines l
      join pick_pieces c on c.pick_line_id = l.id
      group by l.id having count(c.id) > l.quantity`,
  },
  {
    rule: 'an order that is packed is packed once and whole',
    sql: `select o.number, o.status, wanted.pieces, packed.pieces as packed from orders o
      join lateral (select sum(quantity) as pieces from order_lines
        where order_id = o.id and product_id is not null and kind = 'goods') wanted on true
      join lateral (select count(*) as pieces from pick_pieces c
        join parcels p on p.id = c.parcel_id where p.order_id = o.id) packed on true
      where o.status in ('packed', 'handed_over', 'delivered') and wanted.pieces <> packed.pieces`,
  },
  {
    rule: 'a device is in the hands of one order',
    sql: `select c.passport_id, count(*) from pick_pieces c
      join pick_lines l on l.id = c.pick_line_id join picks p on p.id = l.pick_id
      where c.passport_id is not null and p.status <> 'cancelled'
      group by c.passport_id having count(*) > 1`,
  },
  {
    rule: 'an order is on one walk, and only on one that goes on',
    sql: `select p.id, p.status, r.ended_at from picks p left join pick_rounds r on r.id = p.round_id
      where p.status = 'picking' and (r.id is null or r.ended_at is not null)`,
  },
  {
    rule: 'nobody works on for a cancelled order',
    sql: `select o.number, p.status from picks p join orders o on o.id = p.order_id
      where o.status = 'cancelled' and p.status not in ('cancelled', 'packed')`,
  },
  {
    rule: 'a picker has one walk and a packer one desk',
    sql: `select picker_id as person from pick_rounds where ended_at is null
        group by picker_id having count(*) > 1
      union all select packer_id from pack_desks where ended_at is null
        group by packer_id having count(*) > 1`,
  },
  {
    rule: 'nothing is left on the way of a transfer that ended',
    sql: `select t.id, s.product_id, s.on_hand from stock_transfers t
      join location_stock s on s.location_id = t.transit_id
      where t.status in ('closed', 'cancelled')`,
  },
  {
    rule: 'an operation was done once',
    sql: `select operation_id from scans group by operation_id having count(*) > 1`,
  },
];
