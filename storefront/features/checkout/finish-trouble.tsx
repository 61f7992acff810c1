import { useQueryClient } from '@tanstack/react-query';
import { useText } from '../../i18n/text.ts';
import type { SaleTrouble } from '../../lib/sale-trouble.ts';
import { useClient, useMoney } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { summaryQuery } from './checkout-queries.ts';
import type { Conflict, Difference } from './conflict.ts';

interface FinishTroubleProps {
  readonly conflict: Conflict | null;
  readonly trouble: SaleTrouble | null;
  readonly isSending: boolean;
  readonly acceptConflict: () => void;
  readonly onRetry: () => void;
}

/** Why the order was not placed, and what to do about it. */
export function FinishTrouble(props: FinishTroubleProps) {
  const t = useText('checkout');
  const { conflict, trouble, isSending, acceptConflict, onRetry } = props;
  if (conflict) return <ConflictNotice conflict={conflict} onAccept={acceptConflict} />;
  if (!trouble || isSending) return null;
  const lines = trouble.kind === 'refused' ? trouble.messages : [t(`${trouble.kind}Order`)];
  return (
    <Notice type="error" title={t('notOrdered')}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {trouble.kind !== 'refused' && (
        <Button kind="secondary" onClick={onRetry}>
          {t('sendAgain')}
        </Button>
      )}
    </Notice>
  );
}

interface ConflictNoticeProps {
  readonly conflict: Conflict;
  readonly onAccept: () => void;
}

/** What changed since the summary was read; nothing was ordered and nothing was charged. */
function ConflictNotice({
  conflict: { message, differences, due },
  onAccept,
}: ConflictNoticeProps) {
  const t = useText('checkout');
  const money = useMoney();
  const client = useClient();
  const queryClient = useQueryClient();
  const accept = () => {
    const { queryKey } = summaryQuery(client);
    void queryClient.invalidateQueries({ queryKey }).then(onAccept);
  };
  return (
    <Notice type="warning" title={t('notOrderedYet')}>
      <p>{message}</p>
      {differences.length > 0 && (
        <ul className="checkout-changes">
          {differences.map((each) => (
            <li key={`${each.what} ${each.name ?? ''}`}>
              {t('difference', {
                name: each.name ?? nameOf(each, t),
                was: money(each.was),
                now: money(each.now),
              })}
            </li>
          ))}
        </ul>
      )}
      {due !== null && <p>{t('newDue', { amount: money(due) })}</p>}
      <Button kind="secondary" onClick={accept}>
        {t(differences.length > 0 ? 'acceptChange' : 'readAgain')}
      </Button>
    </Notice>
  );
}

type AmountKey = 'shipping' | 'paymentFee' | 'buyback' | 'bonus' | 'goods';

/** What an amount without a name of its own is called. */
function nameOf({ what }: Difference, t: (key: AmountKey) => string): string {
  if (what === 'payment_fee') return t('paymentFee');
  return t(what === 'shipping' || what === 'buyback' || what === 'bonus' ? what : 'goods');
}
