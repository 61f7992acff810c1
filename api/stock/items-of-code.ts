/**
 * SQL of the ids of stock items with a code (a place of a statement or a column): their own bar code, the EAN of their
 * variant, or its code in either case. Each is looked up by its index; `or` over two tables would read all of both.
 */
export const itemsOfCode = (code: string): string => `
  select i.id from products i where i.barcode = ${code}
  union
  select i.id from master_products c join products i on i.master_product_id = c.id
    where c.ean = ${code}
  union
  select i.id from master_products c join products i on i.master_product_id = c.id
    where upper(c.code) = upper(${code})`;
