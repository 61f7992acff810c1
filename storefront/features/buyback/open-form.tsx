import { Suspense, useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Appraisal } from '#core/buyback/appraisal.ts';
import { useText } from '../../i18n/text.ts';
import type { SaleFormProps } from '../../lib/sale-forms.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Offer } from './offer.ts';
import type { OfferTarget } from './offer-actions.tsx';
import type { QuestionnaireProps } from './questionnaire-props.ts';

interface OpenFormProps extends QuestionnaireProps {
  readonly appraisal: Appraisal;
  readonly current: Offer;
  readonly target: OfferTarget;
  /** A form that is not shown keeps what was typed into it. */
  readonly shown: boolean;
  readonly priceBefore: SaleFormProps['priceBefore'];
  readonly onPriceChanged: SaleFormProps['onPriceChanged'];
}

/** The form that the display mask shows, with a way back to the questions. */
export function OpenForm({
  appraisal,
  current,
  target,
  shown,
  selection,
  forms: { SellForm, EmailForm },
  deviceKind,
  deviceName,
  priceBefore,
  onPriceChanged,
}: OpenFormProps) {
  const t = useText('questionnaire');
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const navigate = useNavigate();
  useEffect(() => {
    // The form took the questions' place, so reading goes on at its heading.
    if (shown) heading.current?.focus();
  }, [shown]);
  const color = selection.state.selectedProductColor ?? '';
  // The form is a step of the history, and what was sold is not to be sold again by it.
  const leave = (url: string) => void navigate(url, { replace: true });
  const close = () => selection.dispatch({ type: 'display_chosen', target: 'initial' });
  if (current.price === null) return null;
  const shared: SaleFormProps = {
    appraisal,
    deviceIdentifier: color,
    deviceKind,
    deviceName,
    answers: current.answers,
    deviceConditionChoices: current.choiceValues,
    price: current.price,
    offerCode: current.lockedCode,
    priceBefore,
    onPriceChanged,
    onClose: close,
  };
  return (
    <section className="stack" aria-labelledby={headingId} hidden={!shown}>
      <BackToQuestions onClick={close} />
      <h2 id={headingId} tabIndex={-1} ref={heading}>
        {t(target === 'sellOnline' ? 'sellHeading' : 'emailHeading')}
      </h2>
      <ErrorBoundary>
        <Suspense fallback={<Skeleton bars={6} />}>
          {target === 'sellOnline' ? (
            <SellForm key={selection.formsKey} {...shared} onDone={leave} />
          ) : (
            <EmailForm
              key={selection.formsKey}
              {...shared}
              onDone={() => selection.dispatch({ type: 'email_sent', productColor: color })}
            />
          )}
        </Suspense>
      </ErrorBoundary>
    </section>
  );
}

function BackToQuestions({ onClick }: { readonly onClick: () => void }) {
  const t = useText('questionnaire');
  return (
    <p>
      <Button kind="quiet" onClick={onClick}>
        <Icon name="back" size={20} />
        {t('backToQuestions')}
      </Button>
    </p>
  );
}
