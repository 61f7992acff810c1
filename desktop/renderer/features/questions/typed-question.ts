import { readBlocks, writeBlocks } from '#core/content/written-blocks.ts';
import type { Language } from '#core/market/market.ts';
import { client } from '../../lib/client.ts';
import type { Question } from './questions.ts';

type Typed = Record<Language, string>;

/** A question as it stands in the fields. */
export interface TypedQuestion {
  question: Typed;
  answer: Typed;
  slug: string;
  group: string;
  position: number;
  isVisible: boolean;
}

const nothing: Typed = { cs: '', ro: '' };

/** What the fields begin with; a new question stands last in the first group. */
export const typedQuestion = (
  question: Question | null,
  all: readonly Question[],
): TypedQuestion => ({
  question: question?.question ?? nothing,
  answer: question
    ? { cs: writeBlocks(question.answer.cs), ro: writeBlocks(question.answer.ro) }
    : nothing,
  slug: question?.slug ?? '',
  group: question?.group ?? all[0]?.group ?? '',
  position: question?.position ?? Math.max(0, ...all.map(({ position }) => position)) + 1,
  isVisible: question?.isVisible ?? true,
});

/** Adds a question, or sends what differs of a stored one, so that another's change of another text stays. */
export function saveQuestion(question: Question | null, typed: TypedQuestion): Promise<Question> {
  const { slug, group, ...texts } = typed;
  const answer = { cs: readBlocks(typed.answer.cs), ro: readBlocks(typed.answer.ro) };
  if (!question) {
    return client.post('admin-faq-add', { body: { ...texts, answer, slug, group } });
  }
  const before = typedQuestion(question, []);
  const differs = (name: keyof typeof texts) =>
    JSON.stringify(typed[name]) !== JSON.stringify(before[name]);
  return client.patch('admin-faq-update', {
    params: { id: question.id },
    body: {
      ...(differs('question') && { question: typed.question }),
      ...(differs('answer') && { answer }),
      ...(differs('position') && { position: typed.position }),
      ...(differs('isVisible') && { isVisible: typed.isVisible }),
      version: question.version,
    },
  });
}
