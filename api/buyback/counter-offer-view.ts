import type { z } from 'zod';
import { explainLowerPrice } from '#core/buyback/explain-lower-price.ts';
import type { counterOffer } from '#core/contract/counter-offer.ts';
import type { Language, MarketCode } from '#core/market/market.ts';
import { deviceWithColor } from '../price-lists/priced-device.ts';
import type { BuybackModel } from './buyback-model.ts';
import type { CounterOfferModel, InspectionModel } from './counter-offer-rows.ts';
import { appraisalOfSnapshot, type Snapshot } from './snapshot.ts';

export type CounterOfferView = z.output<(typeof counterOffer)['reply']>;

interface Difference {
  readonly id: string;
  readonly name: string;
  readonly answered: string;
  readonly found: string;
}

/** What the inspection saw otherwise than the customer, as sentences of the questionnaire. */
export const differencesOf = (
  snapshot: Snapshot,
  found: InspectionModel['answers'],
  language: Language,
): Difference[] =>
  snapshot.appraisal.conditions.flatMap(({ id, name, choices }) => {
    const labelOf = (value: string | undefined) =>
      choices.find((choice) => choice.value === value)?.label[language];
    const answered = labelOf(snapshot.answers[id]);
    const seen = labelOf(found[id]);
    if (answered === undefined || seen === undefined || found[id] === snapshot.answers[id]) {
      return [];
    }
    return [{ id, name: name[language], answered, found: seen }];
  });

interface Shown {
  readonly row: BuybackModel;
  readonly offer: CounterOfferModel;
  readonly inspection: InspectionModel;
  readonly swap: CounterOfferView['swap'];
  readonly photos: CounterOfferView['photos'];
}

/** A counter-offer as its customer sees it: each difference with what it does to the price. */
export function counterOfferView(
  { row: { snapshot, status }, offer, inspection, swap, photos }: Shown,
  language: Language,
  market: MarketCode,
): CounterOfferView {
  const appraisal = appraisalOfSnapshot(snapshot, language, market);
  const explained = explainLowerPrice(appraisal, snapshot.answers, inspection.answers);
  const why = explained.ok ? explained.value : null;
  return {
    price: inspection.price,
    originalPrice: snapshot.price,
    quality: inspection.grade,
    originalQuality: snapshot.grade,
    differences: differencesOf(snapshot, inspection.answers, language).map(({ id, ...said }) => ({
      ...said,
      amount: why === null ? null : (why.conditions[id] ?? 0),
    })),
    gradeAmount: why?.grade ?? null,
    minimumAmount: why?.minimum ?? null,
    photos,
    note: inspection.note,
    device: deviceWithColor(snapshot.device, language),
    // A rejected device whose order is gone has nothing left to decide.
    decision: isOver(offer, status, swap) ? 'returned' : offer.decision,
    answerBy: offer.answerBy.toISOString(),
    swap,
  };
}

const isOver = (
  { decision }: CounterOfferModel,
  status: BuybackModel['status'],
  swap: CounterOfferView['swap'],
): boolean => decision === 'open' && swap === null && status !== 'counter_offered';
