import type { Knex } from 'knex';
import type { Answers, Appraisal } from '#core/buyback/appraisal.ts';
import { allAnswered, answersFromChoiceValues } from '#core/buyback/answers.ts';
import { appraise, type Appraised } from '#core/buyback/appraise.ts';
import { buybackPaths } from '#core/paths/buyback-paths.ts';
import { compareVersion } from '#core/buyback/compare-version.ts';
import type { Market } from '#core/market/market.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { FieldRefusal, MessageRefusal } from '../platform/http/refusal.ts';
import { appraisalIn } from '../price-lists/bilingual-appraisal.ts';
import { pricedDeviceOf, stepsOf, type PricedDevice } from '../price-lists/priced-device.ts';
import { findPricedDevices, type PricedDeviceRow } from '../price-lists/priced-device-rows.ts';
import type { BuybackModel } from './buyback-model.ts';
import { isLocked, lockOffer, unopenedOffer } from './find-offer.ts';
import { refusedVersion } from './refused-version.ts';
import type { Snapshot } from './snapshot.ts';

/** What an offer or a sale says of the device; a price in it is never read (T-BUY-18). */
export interface OfferRequest {
  readonly deviceIdentifier: string;
  readonly appraisalVersion: string;
  readonly deviceConditionChoices: readonly string[];
  readonly offerCode?: string | null | undefined;
}

export interface DecidedOffer {
  readonly priced: PricedDevice;
  readonly snapshot: Snapshot;
  /** The stored quote that is made use of, locked in the transaction. */
  readonly quote: BuybackModel | null;
}

/** A price list with what it gives for the answers. */
interface Judged {
  readonly priced: PricedDevice;
  readonly appraisal: Appraisal;
}

/**
 * Decides at which price a request is accepted (T-BUY-13 to 18). The current list counts; a
 * locked offer of the same device keeps its own list where that is better for the customer.
 */
export async function decideOffer(
  trx: Knex,
  deps: Dependencies,
  request: OfferRequest,
  now: Date,
): Promise<DecidedOffer> {
  const { market } = deps;
  const paths = buybackPaths(market.code);
  const quote = request.offerCode ? await lockOffer(trx, request.offerCode) : null;
  if (request.offerCode && !quote) {
    throw await unopenedOffer(trx, deps, request.offerCode, 'offerCode');
  }
  const versions = [request.appraisalVersion, quote?.snapshot.appraisal.version ?? null];
  const rows = await findPricedDevices(trx, request.deviceIdentifier, versions);
  const lists = judged(rows, market);
  const isSame = quote?.snapshot.device.color.slug === request.deviceIdentifier;
  const offer = isSame ? quote : null;
  const locked = offer && isLocked(offer, now) ? offer : null;
  // An offer whose lock has ended promises nothing: what its customer was shown since then counts.
  const promised = locked?.snapshot.appraisal.version ?? request.appraisalVersion;
  const promise = lists.find(({ appraisal }) => appraisal.version === promised) ?? null;
  const current = lists.find(({ priced }) => priced.isCurrent) ?? null;
  // A locked price holds even for a device that the current list does not buy any more.
  const read = current ? (promise ?? current) : locked && promise;
  if (!read) throw unknownDevice(rows[0], paths);
  const answers = readAnswers(read, request.deviceConditionChoices);
  const url = paths.selector(stepsOf(read.priced.device));
  const outcome = current
    ? decideByCurrent(
        current,
        { promise, promised, wasOffer: offer !== null, url },
        answers,
        locked,
      )
    : new MessageRefusal('quality_undefined', url);
  if (!(outcome instanceof Error)) return outcome;
  const kept = locked && promise && decideKept(promise, answers, locked);
  if (!kept) throw outcome;
  return kept;
}

/** What the customer was promised, and where the refusal of it leads. */
interface Promised {
  readonly promise: Judged | null;
  readonly promised: string;
  readonly wasOffer: boolean;
  readonly url: string;
}

function decideByCurrent(
  current: Judged,
  { promise, promised, wasOffer, url }: Promised,
  answers: Answers,
  locked: BuybackModel | null,
): DecidedOffer | FieldRefusal | MessageRefusal {
  const price = promise && priceOf(promise.appraisal, answers);
  const decision = compareVersion({ version: promised, price }, current.appraisal, answers);
  if (decision.outcome === 'refused') {
    const isCurrent = promised === current.appraisal.version;
    return refusedVersion(decision, { url, isCurrent, wasOffer });
  }
  const priceRaised = decision.outcome === 'accepted_higher';
  return decided(current, answers, decision.appraised, priceRaised, locked);
}

/** By the offer's own list; null where that one has no price for the answers either. */
function decideKept(list: Judged, answers: Answers, locked: BuybackModel): DecidedOffer | null {
  const kept = appraise(list.appraisal, answers);
  return kept.ok && kept.value.complete ? decided(list, answers, kept.value, false, locked) : null;
}

function judged(rows: readonly PricedDeviceRow[], { code, currency, language }: Market): Judged[] {
  return rows.flatMap((row) => {
    const priced = pricedDeviceOf(row, currency);
    if (!priced) return [];
    const url = buybackPaths(code).selector(stepsOf(priced.device));
    return [{ priced, appraisal: appraisalIn(language, priced.appraisal, url) }];
  });
}

function unknownDevice(
  row: PricedDeviceRow | undefined,
  paths: ReturnType<typeof buybackPaths>,
): MessageRefusal {
  const url = row
    ? paths.selector({ productType: row.type, productManufacturer: row.manufacturer })
    : paths.root;
  return new MessageRefusal('device_unknown', url, {
    fields: { deviceIdentifier: ['unknown_choice'] },
  });
}

function readAnswers({ appraisal }: Judged, values: readonly string[]): Answers {
  const answers = answersFromChoiceValues(appraisal, values);
  if (!answers.ok) {
    const phrase = answers.error === 'unknown_choice' ? 'unknown_choice' : 'invalid_value';
    throw new FieldRefusal({ deviceConditionChoices: [phrase] });
  }
  if (!allAnswered(appraisal.deviceConditions, answers.value)) {
    throw new FieldRefusal({ deviceConditionChoices: ['unanswered'] });
  }
  return answers.value;
}

function priceOf(appraisal: Appraisal, answers: Answers): number | null {
  const outcome = appraise(appraisal, answers);
  return outcome.ok ? outcome.value.price : null;
}

function decided(
  { priced }: Judged,
  answers: Answers,
  { grade, corrections, price }: Appraised,
  priceRaised: boolean,
  quote: BuybackModel | null,
): DecidedOffer {
  const { device, appraisal } = priced;
  const snapshot = { device, appraisal, answers, grade, corrections, price, priceRaised };
  return { priced, snapshot, quote };
}
