import type { Answers } from '#core/buyback/appraisal.ts';
import { buybackPaths } from '#core/paths/buyback-paths.ts';
import type { Grade } from '#core/buyback/grade.ts';
import type { Language, MarketCode } from '#core/market/market.ts';
import {
  appraisalIn,
  type BilingualAppraisal,
  type WireAppraisal,
} from '../price-lists/bilingual-appraisal.ts';
import { stepsOf, type DeviceSnapshot } from '../price-lists/priced-device.ts';

/** What a stored buy-back keeps of the moment it was made, in both languages; `buybacks.snapshot`. */
export interface Snapshot {
  readonly device: DeviceSnapshot;
  readonly appraisal: BilingualAppraisal;
  /** Condition id → value of the chosen choice. */
  readonly answers: Answers;
  readonly grade: Grade;
  /** Sum of the answers' corrections; whole units. */
  readonly corrections: number;
  readonly price: number;
  /** A newer price list paid more than the one that the customer had seen. */
  readonly priceRaised: boolean;
}

/** The snapshot's price list as the core and the wire know it, its answers chosen. */
export const appraisalOfSnapshot = (
  snapshot: Snapshot,
  language: Language,
  market: MarketCode,
): WireAppraisal =>
  appraisalIn(
    language,
    snapshot.appraisal,
    buybackPaths(market).selector(stepsOf(snapshot.device)),
    snapshot.answers,
  );
