import { useState } from 'react';
import { useText } from '../../i18n/text.ts';
import { useMoney } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { CounterOffer } from './counter-offer-query.ts';
import type { Decision } from './use-decision.ts';

type Swap = NonNullable<CounterOffer['swap']>;
type Way = Swap['ways'][number]['way'];

const decisions: Readonly<Record<Way, Decision>> = {
  pay_difference: 'accept',
  keep_device: 'keep_device',
  call_off: 'call_off',
};

/** The same where a card is held for it: nothing is left to be paid by hand. */
const byCard = {
  pay_difference: 'byCardText',
  keep_device: 'byCardKeepText',
  call_off: 'call_offText',
} as const;

/** The same where its customer has the goods already. */
const afterGoods = {
  pay_difference: 'aheadText',
  keep_device: 'aheadKeepText',
  call_off: 'call_offText',
} as const;

interface SettlementWaysProps {
  readonly swap: Swap;
  readonly isDeciding: boolean;
  readonly decide: (decision: Decision) => void;
}

const textOf = (swap: Swap, way: Way) =>
  swap.byCard ? byCard[way] : swap.afterGoods ? afterGoods[way] : (`${way}Text` as const);

/** What becomes of an order whose device is worth less, each way with its price; asked once more. */
export function SettlementWays({ swap, isDeciding, decide }: SettlementWaysProps) {
  const t = useText('status');
  const money = useMoney();
  const [chosen, setChosen] = useState<Way | null>(null);
  return (
    <div className="stack" role="group" aria-labelledby="settlement-title">
      <h2 id="settlement-title">{t('swapTitle', { number: swap.orderNumber })}</h2>
      {swap.ways.map(({ way, due, payout }) => (
        <div className="stack settlement-way" key={way}>
          <p>{t(textOf(swap, way), { due: money(due) })}</p>
          {payout > 0 && <p className="small">{t('swapPayout', { amount: money(payout) })}</p>}
          {chosen === way ? (
            <Button wide busy={isDeciding} onClick={() => decide(decisions[way])}>
              {t(`${way}Confirm`)}
            </Button>
          ) : (
            <Button wide kind="secondary" onClick={() => setChosen(way)}>
              {t(way)}
            </Button>
          )}
        </div>
      ))}
    </div>
  );
}

/** What was chosen, and what follows from it. */
export function SettledSwap({ swap }: { readonly swap: Swap }) {
  const t = useText('status');
  if (swap.chosen === null) return null;
  const isPledge = swap.afterGoods && swap.chosen === 'keep_device';
  const after = isPledge ? 'aheadKeepAfter' : (`${swap.chosen}After` as const);
  return (
    <Notice type="success" title={t(`${swap.chosen}Title`)}>
      <p>{t(after, { number: swap.orderNumber })}</p>
    </Notice>
  );
}
