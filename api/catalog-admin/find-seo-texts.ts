import type { Knex } from 'knex';
import type { z } from 'zod';
import type { seoTextList } from '#core/contract/catalog-admin-product.ts';
import type { Language } from '#core/market/market.ts';
import { escapeLike } from '#core/search/like-pattern.ts';

type Asked = z.output<typeof seoTextList.query>;
type Found = z.output<typeof seoTextList.reply>;

/** Texts that were written, with what their subjects are called. */
export async function findSeoTexts(
  reads: Knex,
  { term, subjectKind, offset, limit }: Asked,
  language: Language,
): Promise<Found> {
  const name = `name_${language}`;
  const called = reads.raw(
    `(select c.?? from type_categories c where t.subject_kind = 'category' and c.id = t.subject_id
      union all
      select f.?? from meta_masters f where t.subject_kind = 'meta_master' and f.id = t.subject_id
      union all
      select v.?? from master_products v
      where t.subject_kind = 'master_product' and v.id = t.subject_id)`,
    [name, name, name],
  );
  const written = reads('seo_texts as t')
    .where((any) => void any.whereNot('t.title', '').orWhereNot('t.description', ''))
    .select('t.subject_kind', 't.subject_id', 't.language', 't.title', 't.description')
    .select(reads.raw('? as name', [called]));
  const matching = reads.from(written.as('n')).whereNotNull('n.name');
  if (subjectKind !== undefined) void matching.where('n.subject_kind', subjectKind);
  if (term !== '') {
    const part = `%${escapeLike(term)}%`;
    void matching.whereRaw('(n.name ilike ? or n.title ilike ? or n.description ilike ?)', [
      part,
      part,
      part,
    ]);
  }
  const [counted] = await matching.clone().count<{ count: number }[]>('*');
  const results: Found['results'] = await matching
    .orderBy(['n.name', 'n.subject_id', 'n.language'])
    .offset(offset)
    .limit(limit)
    .select('n.name', 'n.language', 'n.title', 'n.description')
    .select({ subjectKind: 'n.subject_kind', subjectId: 'n.subject_id' });
  return { count: counted?.count ?? 0, results };
}
