import { conditionTypes, type ConditionType } from '#core/buyback/appraisal.ts';
import { grades, type Grade } from '#core/buyback/grade.ts';

interface BothLanguages {
  readonly cs: string;
  readonly ro: string;
}

/** A question as price_list_questions stores it. */
export interface StoredQuestion {
  readonly id: string;
  readonly name: BothLanguages;
  readonly type: ConditionType;
  readonly choices: {
    readonly value: string;
    readonly label: BothLanguages;
    /** Null where the answer rules the sale out. */
    readonly quality: Grade | null;
    /** Percent of the device's A+ price, added to the price of the grade. */
    readonly correctionPercent: number;
  }[];
}

const columnsOf = (line: string): string[] => line.split('|').map((column) => column.trim());

function readQuestion(line: string): StoredQuestion {
  const [id = '', typeText, cs = '', ro = ''] = columnsOf(line);
  const type = conditionTypes.find((each) => each === typeText);
  // Ids are keys on the wire, where an underscore or a capital would be taken for a word's border.
  if (!/^[a-z-]+$/.test(id) || type === undefined || ro === '')
    throw new Error(`unreadable question: ${line}`);
  return { id, name: { cs, ro }, type, choices: [] };
}

function readChoice(line: string, question: StoredQuestion): StoredQuestion['choices'][number] {
  const [gradeText, percent, cs = '', ro = ''] = columnsOf(line.slice(2));
  const quality = grades.find((grade) => grade === gradeText) ?? null;
  const correctionPercent = Number(percent);
  const isReadable = (quality !== null || gradeText === 'gate') && ro !== '';
  if (!isReadable || Number.isNaN(correctionPercent)) throw new Error(`unreadable answer: ${line}`);
  const value = `${question.id}_${String(question.choices.length + 1)}`;
  return { value, label: { cs, ro }, quality, correctionPercent };
}

/**
 * Reads `id | type | Czech | Romanian` for a question and below it its answers, best first, as
 * `- grade | correction in percent of the A+ price | Czech | Romanian`; the grade `gate` refuses
 * the sale. Throws on a line it cannot read.
 */
export function readQuestions(table: string): StoredQuestion[] {
  const questions: StoredQuestion[] = [];
  for (const line of table.trim().split('\n')) {
    const last = questions.at(-1);
    if (!line.startsWith('- ')) questions.push(readQuestion(line));
    else if (last === undefined) throw new Error('an answer stands before the first question');
    else last.choices.push(readChoice(line, last));
  }
  return questions;
}
