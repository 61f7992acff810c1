import type { Blocks } from '#core/contract/blocks.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { faqStaffRoutes } from './faq-staff-routes.ts';
import { visibleQuestions } from './visible-questions.ts';
import type { Rows } from '../platform/database/rows.ts';

type QuestionRow = Pick<Rows['faq_questions'], 'slug'> & {
  readonly group: string;
  readonly name: string;
  readonly question: string;
  readonly answer: Blocks;
};

/** Frequent questions as visitors read and staff write them. */
export const faqRoutes = (deps: Dependencies): BoundRoute[] => [
  bind('faq', async (_, { language, tag }) => {
    tag('faq');
    const rows: QuestionRow[] = await visibleQuestions(deps.reads)
      .select('g.slug as group', `g.name_${language} as name`, 'q.slug')
      .select(`q.question_${language} as question`, `q.answer_${language} as answer`);
    return { groups: inGroups(rows) };
  }),
  ...faqStaffRoutes(deps),
];

/** Rows come sorted by group, so each group is one stretch of them. */
function inGroups(rows: readonly QuestionRow[]) {
  const slugs = [...new Set(rows.map(({ group }) => group))];
  return slugs.map((slug) => {
    const questions = rows.filter(({ group }) => group === slug);
    const name = questions[0]?.name ?? '';
    return {
      slug,
      name,
      questions: questions.map(({ slug, question, answer }) => ({ slug, question, answer })),
    };
  });
}
