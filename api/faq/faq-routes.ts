import type { Block } from '#core/content/block.ts';
import type { Dependencies } from '../dependencies.ts';
import { bind, type BoundRoute } from '../http/bind.ts';
import { faqStaffRoutes } from './faq-staff-routes.ts';

interface QuestionRow {
  readonly group: string;
  readonly name: string;
  readonly slug: string;
  readonly question: string;
  readonly answer: Block[];
}

/** Frequent questions as visitors read and staff write them. */
export const faqRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('faq', async (_, { language, tag }) => {
    tag('faq');
    const rows: QuestionRow[] = await deps
      .reads('faq_questions as q')
      .join('faq_groups as g', 'g.id', 'q.group_id')
      .where('q.is_visible', true)
      .orderBy(['g.position', 'g.id', 'q.position', 'q.id'])
      .select('g.slug as group', `g.name_${language} as name`, 'q.slug')
      .select(`q.question_${language} as question`, `q.answer_${language} as answer`);
    return { groups: inGroups(rows) };
  }),
  ...faqStaffRoutes(deps),
];

function inGroups(rows: readonly QuestionRow[]) {
  const groups = Map.groupBy(rows, ({ group }) => group);
  return [...groups].map(([slug, questions]) => ({
    slug,
    name: questions[0]?.name ?? '',
    questions: questions.map((row) => ({
      ...{ slug: row.slug, question: row.question, answer: row.answer },
    })),
  }));
}
