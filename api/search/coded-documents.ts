import { hasCode } from './code-match.ts';

/**
 * Documents with one of some codes, together, as an expression: the first code is `$<first>`. Single
 * values and no array, for which the database would plan the statement at every call.
 */
export function codedDocuments(codes: number, first: number): string {
  if (codes === 0) return 'null::bytea';
  const list = Array.from({ length: codes }, (_, index) => `$${String(first + index)}`).join(', ');
  return `(
    select string_agg(packed, '') from (
      select d.packed
      from master_products v
      join listing_cards c on c.meta_master_id = v.meta_master_id and c.group_name = v.group_name
      join search_documents d on d.card_id = c.id
      where v.is_active and (${hasCode((column) => `${column} in (${list})`)})
      order by c.condition = 'used', c.condition = 'nearly_new', c.id limit 50
    ) coded)`;
}
