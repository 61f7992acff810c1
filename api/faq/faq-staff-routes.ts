import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Blocks } from '#core/contract/blocks.ts';
import type { adminFaq, updateQuestion } from '#core/contract/content.ts';
import { bilingualColumns, lockedVersion } from '../platform/resources/locked-version.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import type { Rows } from '../platform/database/rows.ts';

type QuestionRow = Pick<
  Rows['faq_questions'],
  | 'id'
  | 'slug'
  | 'position'
  | 'question_cs'
  | 'question_ro'
  | 'is_visible'
  | 'changed_at'
  | 'version'
> & {
  readonly group: string;
  readonly answer_cs: Blocks;
  readonly answer_ro: Blocks;
};

type LockedRow = Pick<QuestionRow, 'id' | 'version'>;
type QuestionChange = z.output<(typeof updateQuestion)['body']>;
type StoredQuestion = z.output<(typeof adminFaq)['reply']>['results'][number];

const questionRows = (knex: Knex) =>
  knex('faq_questions as q')
    .join('faq_groups as g', 'g.id', 'q.group_id')
    .select<QuestionRow[]>('q.*', 'g.slug as group');

const toStored = (row: QuestionRow): StoredQuestion => ({
  id: row.id,
  slug: row.slug,
  group: row.group,
  position: row.position,
  question: { cs: row.question_cs, ro: row.question_ro },
  answer: { cs: row.answer_cs, ro: row.answer_ro },
  isVisible: row.is_visible,
  changedAt: row.changed_at.toISOString(),
  version: row.version,
});

const columnsOf = ({ question, answer, isVisible, position }: Omit<QuestionChange, 'version'>) => ({
  ...(question && { question_cs: question.cs, question_ro: question.ro }),
  ...(answer && { answer_cs: JSON.stringify(answer.cs), answer_ro: JSON.stringify(answer.ro) }),
  ...(isVisible !== undefined && { is_visible: isVisible }),
  ...(position !== undefined && { position }),
});

async function storedQuestion(knex: Knex, id: number): Promise<StoredQuestion> {
  const [row] = await questionRows(knex).where('q.id', id);
  if (!row) throw new Refusal(404, 'not_found');
  return toStored(row);
}

/** What staff do with frequent questions. */
export function faqStaffRoutes({ knex, replyCache }: Dependencies): BoundRoute[] {
  const list = bind('admin-faq', async () => {
    const rows = await questionRows(knex).orderBy(['g.position', 'g.id', 'q.position', 'q.id']);
    return { results: rows.map(toStored) };
  });

  const add = bind('admin-faq-add', ({ body }, { user, now }) =>
    knex.transaction(async (trx) => {
      const group = await trx('faq_groups')
        .where('slug', body.group)
        .first<{ id: number } | undefined>('id');
      if (!group) throw new FieldRefusal({ group: ['unknown_choice'] });
      const [row]: { id: number }[] = await trx('faq_questions')
        .insert({
          ...columnsOf(body),
          slug: body.slug,
          group_id: group.id,
          changed_at: now,
          changed_by: user?.id,
        })
        .onConflict('slug')
        .ignore()
        .returning('id');
      if (!row) throw new FieldRefusal({ slug: ['already_used'] });
      await replyCache.purge(trx, ['faq']);
      return storedQuestion(trx, row.id);
    }),
  );

  const update = bind('admin-faq-update', ({ params: { id }, body }, { user, now }) =>
    knex.transaction(async (trx) => {
      const { version, ...changes } = body;
      const row = await lockedVersion(
        trx('faq_questions').where({ id }).forUpdate().select<LockedRow[]>('id', 'version'),
        version,
        () => storedQuestion(trx, id),
        {
          trx,
          table: 'faq_questions',
          changes,
          columns: bilingualColumns('question', 'answer'),
        },
      );
      await trx('faq_questions')
        .where({ id })
        .update({
          ...columnsOf(changes),
          version: row.version + 1,
          changed_at: now,
          changed_by: user?.id,
        });
      await replyCache.purge(trx, ['faq']);
      return storedQuestion(trx, id);
    }),
  );

  return [list, add, update];
}
