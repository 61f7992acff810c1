/** Places by the names of their stores; the warehouse by its code. */
export const placeNames = `select w.id, coalesce(t.name, w.code) as name
  from stock_places w left join stores t on t.id = w.store_id`;
