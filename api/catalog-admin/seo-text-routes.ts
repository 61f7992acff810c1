import type { Knex } from 'knex';
import { toWire } from '#core/contract/casing.ts';
import { categoryKey, familyKey } from '../catalog/surrogate-keys.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import type { Rows } from '../platform/database/rows.ts';
import { findSeoTexts } from './find-seo-texts.ts';

interface Subject {
  readonly subjectKind: 'category' | 'meta_master' | 'master_product';
  readonly subjectId: number;
}

type TextRow = Pick<Rows['seo_texts'], 'language' | 'title' | 'description' | 'version'>;

const columnsOf = ({ subjectKind, subjectId }: Subject) => ({
  subject_kind: subjectKind,
  subject_id: subjectId,
});

/** Both languages; version 0 and empty texts where none was written. */
async function textsOf(knex: Knex, subject: Subject): Promise<{ texts: TextRow[] }> {
  const rows = await knex('seo_texts')
    .where(columnsOf(subject))
    .select<TextRow[]>('language', 'title', 'description', 'version');
  const texts = (['cs', 'ro'] as const).map(
    (language) =>
      rows.find((row) => row.language === language) ?? {
        language,
        title: '',
        description: '',
        version: 0,
      },
  );
  return { texts };
}

const tables = {
  category: 'type_categories',
  meta_master: 'meta_masters',
  master_product: 'master_products',
} as const;

/** Key of the page that shows the texts; refuses a subject that is not there. */
async function pageKey(knex: Knex, { subjectKind, subjectId }: Subject): Promise<string> {
  const family = subjectKind === 'master_product' ? 'meta_master_id' : 'id';
  const row: { key: number } | undefined = await knex(tables[subjectKind])
    .where('id', subjectId)
    .first({ key: family });
  if (!row) throw new FieldRefusal({ subjectId: ['unknown_row'] });
  return subjectKind === 'category' ? categoryKey(row.key) : familyKey(row.key);
}

/** Titles and descriptions that staff write for search engines. */
export function seoTextRoutes(deps: Dependencies): BoundRoute[] {
  const { knex } = deps;

  const read = bind('admin-seo-texts', async ({ query }) => {
    await pageKey(knex, query);
    return textsOf(knex, query);
  });

  const set = bind('admin-seo-text-set', ({ body }) =>
    knex.transaction(async (trx) => {
      const key = await pageKey(trx, body);
      const { version, language, title, description } = body;
      const written = { title, description, version: version + 1 };
      // One statement decides who came first, whether the row is there yet or not.
      const rows: object[] = await (version === 0
        ? trx('seo_texts')
            .insert({ ...columnsOf(body), language, ...written })
            .onConflict(['subject_kind', 'subject_id', 'language'])
            .ignore()
            .returning('version')
        : trx('seo_texts')
            .where({ ...columnsOf(body), language, version })
            .update(written)
            .returning('version'));
      const texts = await textsOf(trx, body);
      if (rows.length === 0) {
        throw new Refusal(409, 'conflict', { extra: { current: toWire(texts) } });
      }
      await deps.replyCache.purge(trx, [key]);
      return texts;
    }),
  );

  const list = bind('admin-seo-text-list', ({ query }, { language }) =>
    findSeoTexts(deps.reads, query, language),
  );

  return [list, read, set];
}
