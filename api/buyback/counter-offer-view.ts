import type { z } from 'zod';
import type { counterOffer } from '#core/contract/buyback.ts';
import type { Language } from '#core/market/market.ts';
import { deviceWithColor } from '../price-lists/priced-device.ts';
import type { BuybackModel } from './buyback-model.ts';
import type { CounterOfferModel, InspectionModel } from './counter-offer-rows.ts';
import type { Snapshot } from './snapshot.ts';

export type CounterOfferView = z.output<(typeof counterOffer)['reply']>;

/** What the inspection saw otherwise than the customer, as sentences of the questionnaire. */
export const differencesOf = (
  snapshot: Snapshot,
  found: InspectionModel['answers'],
  language: Language,
): CounterOfferView['differences'] =>
  snapshot.appraisal.conditions.flatMap(({ id, name, choices }) => {
    const labelOf = (value: string | undefined) =>
      choices.find((choice) => choice.value === value)?.label[language];
    const answered = labelOf(snapshot.answers[id]);
    const seen = labelOf(found[id]);
    if (answered === undefined || seen === undefined || found[id] === snapshot.answers[id]) {
      return [];
    }
    return [{ name: name[language], answered, found: seen }];
  });

export const counterOfferView = (
  { snapshot, status }: BuybackModel,
  offer: CounterOfferModel,
  inspection: InspectionModel,
  swap: CounterOfferView['swap'],
  language: Language,
): CounterOfferView => ({
  price: inspection.price,
  originalPrice: snapshot.price,
  quality: inspection.grade,
  originalQuality: snapshot.grade,
  differences: differencesOf(snapshot, inspection.answers, language),
  note: inspection.note,
  device: deviceWithColor(snapshot.device, language),
  // A rejected device whose order is gone has nothing left to decide.
  decision: isOver(offer, status, swap) ? 'returned' : offer.decision,
  answerBy: offer.answerBy.toISOString(),
  swap,
});

const isOver = (
  { decision }: CounterOfferModel,
  status: BuybackModel['status'],
  swap: CounterOfferView['swap'],
): boolean => decision === 'open' && swap === null && status !== 'counter_offered';
