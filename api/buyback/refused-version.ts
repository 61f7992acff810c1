import type { VersionDecision } from '#core/buyback/compare-version.ts';
import { FieldRefusal, MessageRefusal } from '../platform/http/refusal.ts';

interface Circumstances {
  /** Address of the device with the current price list. */
  readonly url: string;
  /** The request already named the current list. */
  readonly isCurrent: boolean;
  readonly wasOffer: boolean;
}

/** The 400 of a price list that promises less: message, new price and the new state's address. */
export function refusedVersion(
  { reason, newPrice }: Extract<VersionDecision, { outcome: 'refused' }>,
  { url, isCurrent, wasOffer }: Circumstances,
): FieldRefusal | MessageRefusal {
  const extra = { price: newPrice };
  switch (reason) {
    case 'price_dropped':
      return new MessageRefusal(wasOffer ? 'offer_expired' : 'price_dropped', url, { extra });
    case 'version_unknown':
      return new MessageRefusal('price_dropped', url, {
        extra,
        fields: { appraisalVersion: ['invalid_value'] },
      });
    case 'question_removed':
    case 'choice_removed':
      return new MessageRefusal('questions_changed', url, {
        extra,
        fields: { deviceConditionChoices: ['unknown_choice'] },
      });
    case 'question_unanswered':
      return isCurrent
        ? new FieldRefusal({ deviceConditionChoices: ['unanswered'] })
        : new MessageRefusal('questions_changed', url, {
            extra,
            fields: { deviceConditionChoices: ['unanswered'] },
          });
    case 'free_recycling':
      return new MessageRefusal('free_recycling', url, { extra });
    case 'not_buyable':
      return new MessageRefusal('quality_undefined', url, { extra });
  }
}
