import type { Knex } from 'knex';
import type { Answers, Appraisal } from '#core/buyback/appraisal.ts';
import { allAnswered, answersFromChoiceValues } from '#core/buyback/answers.ts';
import { appraise, type Appraised } from '#core/buyback/appraise.ts';
import { buybackPaths } from '#core/buyback/buyback-paths.ts';
import { compareVersion } from '#core/buyback/compare-version.ts';
import type { Dependencies } from '../dependencies.ts';
import { FieldRefusal, MessageRefusal } from '../http/refusal.ts';
import { appraisalIn } from '../price-lists/bilingual-appraisal.ts';
import { pricedDeviceOf, stepsOf, type PricedDevice } from '../price-lists/priced-device.ts';
import { findPricedDevices } from '../price-lists/priced-device-rows.ts';
import type { BuybackModel } from './buyback-model.ts';
import { isLocked, lockOffer } from './find-offer.ts';
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
    const fields = { offerCode: ['unknown_choice'] };
    throw new MessageRefusal('offer_unknown', paths.root, { fields });
  }
  const lists = await loadLists(trx, deps, request, quote?.snapshot.appraisal.version ?? null);
  const isSame = quote?.snapshot.device.color.slug === request.deviceIdentifier;
  const offer = isSame ? quote : null;
  const locked = offer && isLocked(offer, now) ? offer : null;
  // An offer whose lock has ended promises nothing: what its customer was shown since then counts.
  const promised = locked?.snapshot.appraisal.version ?? request.appraisalVersion;
  const promise = lists.all.find(({ appraisal }) => appraisal.version === promised);
  const answers = readAnswers(promise ?? lists.current, request.deviceConditionChoices);
  const price = promise ? priceOf(promise.appraisal, answers) : null;
  const offered = { version: promised, price };
  const decision = compareVersion(offered, lists.current.appraisal, answers);
  if (decision.outcome !== 'refused') {
    const priceRaised = decision.outcome === 'accepted_higher';
    return decided(lists.current, answers, decision.appraised, priceRaised, locked);
  }
  const kept = locked && promise ? appraise(promise.appraisal, answers) : null;
  if (promise && kept?.ok && kept.value.complete) {
    return decided(promise, answers, kept.value, false, locked);
  }
  throw refusedVersion(decision, {
    url: paths.selector(stepsOf(lists.current.priced.device)),
    isCurrent: promised === lists.current.appraisal.version,
    wasOffer: offer !== null,
  });
}

async function loadLists(
  trx: Knex,
  { market }: Dependencies,
  request: OfferRequest,
  ofQuote: string | null,
): Promise<{ all: Judged[]; current: Judged }> {
  const paths = buybackPaths(market.code);
  const versions = [request.appraisalVersion, ofQuote];
  const rows = await findPricedDevices(trx, request.deviceIdentifier, versions);
  const all = rows.flatMap((row) => {
    const priced = pricedDeviceOf(row, market.currency);
    if (!priced) return [];
    const url = paths.selector(stepsOf(priced.device));
    return [{ priced, appraisal: appraisalIn(market.language, priced.appraisal, url) }];
  });
  const current = all.find(({ priced }) => priced.isCurrent);
  if (current) return { all, current };
  const [row] = rows;
  const url = row
    ? paths.selector({ productType: row.type, productManufacturer: row.manufacturer })
    : paths.root;
  const fields = { deviceIdentifier: ['unknown_choice'] };
  throw new MessageRefusal('device_unknown', url, { fields });
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
