import { useCallback, useEffect, useState } from 'react';
import { answersOf } from '#core/buyback/answers.ts';
import type { Answers, Appraisal } from '#core/buyback/appraisal.ts';
import type { BonusDevice } from '#core/buyback/bonus.ts';
import { loadedAppraisal } from '#core/buyback/appraisal-loaded.ts';
import { shows } from '#core/buyback/display-mask.ts';
import type { SaleFormProps, SaleForms } from '../../lib/sale-forms.ts';
import { releaseEarlyInput } from '../../lib/early-input.ts';
import { ChangedPrice, type PriceChange } from './changed-price.tsx';
import { focusQuestion } from './focus-question.ts';
import { GradePrices } from './grade-prices.tsx';
import { offerOf, type Offer } from './offer.ts';
import type { OfferTarget } from './offer-actions.tsx';
import { OfferBar } from './offer-bar.tsx';
import { OfferCard } from './offer-card.tsx';
import { OpenForm } from './open-form.tsx';
import type { QuestionnaireProps } from './questionnaire-props.ts';
import { Questions } from './questions.tsx';
import { Review } from './review.tsx';
import { useFormInHistory } from './use-form-in-history.ts';
import type { Selection } from './use-selection.ts';
import './questionnaire.css';

/** Questions, price and both ways of selling a selected device. */
export function Questionnaire(props: QuestionnaireProps) {
  useEffect(() => releaseEarlyInput('questionnaire'), []);
  const appraisal = loadedAppraisal(props.selection.state);
  return appraisal === null ? null : <PricedDevice {...props} appraisal={appraisal} />;
}

function PricedDevice(props: QuestionnaireProps & { readonly appraisal: Appraisal }) {
  const { selection, appraisal, offer: stored, deviceKind, forms } = props;
  const conditions = appraisal.deviceConditions;
  const [offered] = useState<Answers>(() => answersOf(conditions));
  const { target, opened } = useOpened(selection.state.buyoutState);
  const current = offerOf(appraisal, stored, offered);
  const { missed, choose, answer } = useMissed(current, selection);
  usePrefetch(current, forms);
  const { changed, priceChanged } = useChangedPrice(current.price, selection);
  useHistory(target, current, selection);

  if (stored !== null && shows(selection.state.buyoutState, 'review')) {
    return (
      <Review
        stored={stored}
        conditions={conditions}
        todaysPrice={current.price}
        onSell={() => selection.leaveReview('sellOnline')}
        onChange={() => selection.leaveReview('initial')}
      />
    );
  }
  return (
    <div className="appraisal" data-place="questionnaire">
      <div className="stack-wide">
        {changed !== null && <ChangedPrice change={changed} now={current.price} />}
        {target === null && (
          <Questions
            conditions={conditions}
            offer={current}
            deviceKind={deviceKind}
            missed={missed}
            onAnswer={answer}
          />
        )}
        {opened.map((each) => (
          <OpenForm
            key={each}
            {...props}
            current={current}
            target={each}
            shown={each === target}
            priceBefore={changed?.was ?? null}
            onPriceChanged={priceChanged}
          />
        ))}
      </div>
      <OfferCard
        offer={current}
        device={bonusDeviceOf(selection)}
        conditions={conditions}
        onChoose={target === null ? choose : undefined}
        missed={missed}
        onIntent={forms.prefetchForms}
      />
      <GradePrices results={appraisal.appraisalResult} />
      {target === null && <OfferBar offer={current} conditions={conditions} />}
    </div>
  );
}

const bonusDeviceOf = ({ state }: Selection): BonusDevice => ({
  manufacturer: state.selectedProductManufacturer,
  deviceType: state.selectedProductType,
});

/** Remembers what the server said against a price, and asks anew for the device. */
function useChangedPrice(was: number | null, { reload }: Selection) {
  const [changed, setChanged] = useState<PriceChange | null>(null);
  const priceChanged: SaleFormProps['onPriceChanged'] = (message, url) => {
    setChanged({ message, was });
    void reload(url);
  };
  return { changed, priceChanged };
}

/** After the last answer comes one of the forms. */
function usePrefetch({ missing }: Offer, { prefetchForms }: SaleForms) {
  const complete = missing.length === 0;
  useEffect(() => (complete ? prefetchForms() : undefined), [complete, prefetchForms]);
}

/** Remembers which missing answer stood in the way, and leads to it. */
function useMissed({ missing }: Offer, { dispatch }: Selection) {
  const [missed, setMissed] = useState<string | null>(null);
  const choose = (target: OfferTarget) => {
    const first = missing[0];
    setMissed(first ?? null);
    if (first === undefined) dispatch({ type: 'display_chosen', target });
    else focusQuestion(first);
  };
  const answer = (conditionId: string, value: string) => {
    if (missed === conditionId) setMissed(null);
    dispatch({ type: 'answered', conditionId, value });
  };
  return { missed, choose, answer };
}

/** The browser's buttons lead between the questions and a form, which opens for a device that has a price alone. */
function useHistory(open: OfferTarget | null, { missing }: Offer, { dispatch }: Selection) {
  const isComplete = missing.length === 0;
  const show = useCallback(
    (target: OfferTarget) => {
      if (isComplete) dispatch({ type: 'display_chosen', target });
    },
    [isComplete, dispatch],
  );
  const close = useCallback(
    () => dispatch({ type: 'display_chosen', target: 'initial' }),
    [dispatch],
  );
  useFormInHistory({ open, show, close });
}

/** The forms that were shown once: going back to a question must not empty them. */
function useOpened(mask: QuestionnaireProps['selection']['state']['buyoutState']) {
  const [before, setBefore] = useState<readonly OfferTarget[]>([]);
  const target = openTarget(mask);
  if (target === null || before.includes(target)) return { target, opened: before };
  const opened = [...before, target];
  setBefore(opened);
  return { target, opened };
}

function openTarget(
  mask: QuestionnaireProps['selection']['state']['buyoutState'],
): OfferTarget | null {
  if (shows(mask, 'sellOnline')) return 'sellOnline';
  return shows(mask, 'sendToEmail') ? 'sendToEmail' : null;
}
