import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { useDay } from '../../lib/day.ts';
import { useMoney } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Price } from '../../ui/price.tsx';
import type { CounterOffer } from './counter-offer-query.ts';
import { SettledSwap, SettlementWays } from './settlement-ways.tsx';
import { useDecision } from './use-decision.ts';

interface DecisionPanelProps {
  readonly code: string;
  readonly offer: CounterOffer;
}

/** The two prices and the seller's word on them. */
export function DecisionPanel({ code, offer }: DecisionPanelProps) {
  const t = useText('status');
  return (
    <Card className="decision">
      <dl className="decision-prices">
        <div>
          <dt>{t('originalPrice')}</dt>
          <dd>
            <s>
              <Price amount={offer.originalPrice} />
            </s>
          </dd>
        </div>
        <div>
          <dt>{t('newPrice')}</dt>
          <dd>
            <Price amount={offer.price} size="hero" />
          </dd>
        </div>
      </dl>
      <Decide code={code} offer={offer} />
    </Card>
  );
}

function Decide({ code, offer }: DecisionPanelProps) {
  const t = useText('status');
  const money = useMoney();
  const day = useDay();
  const [search] = useSearchParams();
  // The mail's link for refusing leads to the question, never past it.
  const [refusing, setRefusing] = useState(search.get('decision') === 'refuse');
  const { decide, failure, isDeciding } = useDecision(code);
  const { swap } = offer;
  const answerBy = swap ? (swap.afterGoods ? 'aheadAnswerBy' : 'swapAnswerBy') : 'answerBy';
  if (offer.decision !== 'open') {
    return (
      <>
        {failure === 'decided' && <p>{t('alreadyDecided')}</p>}
        {swap?.chosen ? <SettledSwap swap={swap} /> : <Decided offer={offer} />}
      </>
    );
  }
  return (
    <>
      <p>{t(answerBy, { date: day(offer.answerBy) })}</p>
      {failure !== null && (
        <Notice type="error" title={t('decideFailed')}>
          <p>{t('decideFailedText')}</p>
        </Notice>
      )}
      {swap ? (
        <SettlementWays swap={swap} isDeciding={isDeciding} decide={decide} />
      ) : refusing ? (
        <ConfirmRefusal
          busy={isDeciding}
          onConfirm={() => decide('refuse')}
          onBack={() => setRefusing(false)}
        />
      ) : (
        <>
          <Button wide busy={isDeciding} onClick={() => decide('accept')}>
            {t('accept', { price: money(offer.price) })}
          </Button>
          <Button wide kind="secondary" onClick={() => setRefusing(true)}>
            {t('refuse')}
          </Button>
        </>
      )}
    </>
  );
}

interface ConfirmRefusalProps {
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onBack: () => void;
}

/** A refusal ends the sale, so it is asked once more. */
function ConfirmRefusal({ busy, onConfirm, onBack }: ConfirmRefusalProps) {
  const t = useText('status');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="stack" role="group" aria-labelledby="refuse-title">
      <h2 id="refuse-title" ref={heading} tabIndex={-1}>
        {t('refuseTitle')}
      </h2>
      <p>{t('refuseText')}</p>
      <Button wide busy={busy} onClick={onConfirm}>
        {t('refuseConfirm')}
      </Button>
      <Button wide kind="secondary" onClick={onBack}>
        {t('keepDeciding')}
      </Button>
    </div>
  );
}

function Decided({ offer }: { readonly offer: CounterOffer }) {
  const t = useText('status');
  const money = useMoney();
  switch (offer.decision) {
    case 'open':
      return null;
    case 'accepted':
      return (
        <Notice type="success" title={t('acceptedTitle')}>
          <p>{t('acceptedAfter', { price: money(offer.price) })}</p>
        </Notice>
      );
    case 'refused':
      return (
        <Notice type="info" title={t('refusedTitle')}>
          <p>{t('refusedAfter')}</p>
        </Notice>
      );
    case 'returned':
      return (
        <Notice type="info" title={t('returnedTitle')}>
          <p>{t('returnedAfter')}</p>
        </Notice>
      );
  }
}
