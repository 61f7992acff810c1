/** Whether anybody holds an order in the warehouse, or something of it lies in a crate; a condition on the order's row. */
export const isAtWorkSql = (order: string): string => `(exists (select from picks p
    where p.order_id = ${order}.id and p.status in ('picking', 'picked', 'short', 'packed'))
  or exists (select from picks p join pick_lines l on l.pick_id = p.id
    join pick_pieces c on c.pick_line_id = l.id where p.order_id = ${order}.id))`;
