import type { Answers, Appraisal } from './appraisal.ts';
import { offersChoice, unansweredConditions } from './answers.ts';
import { appraise, type Appraised } from './appraise.ts';

/** The price list that a request names. A price that the client sends is never read (T-BUY-18). */
export interface OfferedVersion {
  readonly version: string;
  /** What that list gives for the same answers; null where the list is unknown or gives none. */
  readonly price: number | null;
}

export type VersionRefusal =
  | 'price_dropped'
  | 'question_removed'
  | 'choice_removed'
  | 'question_unanswered'
  | 'version_unknown'
  | 'not_buyable'
  | 'free_recycling';

export type VersionDecision =
  | { readonly outcome: 'accepted_same'; readonly version: string; readonly appraised: Appraised }
  | {
      readonly outcome: 'accepted_higher';
      readonly version: string;
      readonly appraised: Appraised;
      readonly raisedBy: number;
    }
  | {
      readonly outcome: 'refused';
      readonly reason: VersionRefusal;
      /** What the current list gives for the answers that it still knows; null without a price. */
      readonly newPrice: number | null;
    };

/** The answers that the list still offers, so that a refusal can name the new price. */
function knownAnswers({ deviceConditions }: Appraisal, answers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).filter(([id, value]) => offersChoice(deviceConditions, id, value)),
  );
}

function lostAnswer({ deviceConditions }: Appraisal, answers: Answers): VersionRefusal | null {
  const lost = Object.entries(answers).find(
    ([id, value]) => !offersChoice(deviceConditions, id, value),
  );
  if (lost === undefined) return null;
  return Object.hasOwn(deviceConditions, lost[0]) ? 'choice_removed' : 'question_removed';
}

/**
 * Compares an offer with the current price list for this device (DECISIONS Buy-back, T-BUY-13 to
 * 16): same price or higher is accepted at the current price, anything else is refused with the
 * new price and nothing may be stored.
 */
export function compareVersion(
  offered: OfferedVersion,
  current: Appraisal,
  answers: Answers,
): VersionDecision {
  const known = appraise(current, knownAnswers(current, answers));
  const newPrice = known.ok ? known.value.price : null;
  const refused = (reason: VersionRefusal): VersionDecision => ({
    outcome: 'refused',
    reason,
    newPrice,
  });
  const lost = lostAnswer(current, answers);
  if (lost !== null) return refused(lost);
  if (!known.ok) {
    return refused(known.error === 'free_recycling' ? known.error : 'not_buyable');
  }
  if (unansweredConditions(current.deviceConditions, answers).length > 0) {
    return refused('question_unanswered');
  }
  const accepted = { version: current.version, appraised: known.value };
  if (offered.version === current.version) return { outcome: 'accepted_same', ...accepted };
  // Without the old price nobody can say that the customer loses nothing.
  if (offered.price === null) return refused('version_unknown');
  const raisedBy = known.value.price - offered.price;
  if (raisedBy < 0) return refused('price_dropped');
  if (raisedBy === 0) return { outcome: 'accepted_same', ...accepted };
  return { outcome: 'accepted_higher', ...accepted, raisedBy };
}
