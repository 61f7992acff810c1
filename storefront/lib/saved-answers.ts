import type { Answers } from '#core/buyback/appraisal.ts';

const keyOf = (color: string): string => `buyback-answers:${color}`;

/** The answers of this tab about one device. No personal data: they speak of the device alone. */
export function recallAnswers(color: string): Answers {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(keyOf(color)) ?? '{}');
    if (saved === null || typeof saved !== 'object') return {};
    return Object.fromEntries(
      Object.entries(saved).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    // Storage may be forbidden or hold anything; the questionnaire starts empty then.
    return {};
  }
}

export function saveAnswers(color: string, answers: Answers): void {
  try {
    sessionStorage.setItem(keyOf(color), JSON.stringify(answers));
  } catch {
    // Full or forbidden storage only means that a reload forgets.
  }
}

/** What answers the questionnaire about a fault that is known already. */
interface KnownAnswer {
  readonly question: string;
  readonly choice: string;
}

/** Answers one question of the buy-back beforehand, for a device in these colours. */
export function answerBeforehand(colors: readonly string[], answer: KnownAnswer | null): void {
  if (answer === null) return;
  for (const color of colors) {
    saveAnswers(color, { ...recallAnswers(color), [answer.question]: answer.choice });
  }
}
