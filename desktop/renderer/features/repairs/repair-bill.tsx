import { useState } from 'react';
import { Link } from 'react-router';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { client } from '../../lib/client.ts';
import { usePermission } from '../../lib/use-permission.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { StatusDot } from '../../ui/states.tsx';
import { useMoney } from './repair-words.ts';
import type { Repair } from './repairs.ts';
import { useRepairAct } from './use-repair-act.ts';

const ways = ['cash', 'card'] as const;
type Way = (typeof ways)[number];

/** What the repair costs its customer, and taking that at the counter. */
export function RepairBill({ repair }: { readonly repair: Repair }) {
  const t = usePhrases('repairs');
  const money = useMoney();
  const readsOrders = usePermission('orders.manage');
  const { bill, status } = repair;
  if (!bill && status !== 'ready') return null;
  return (
    <section>
      <h2>{t('bill')}</h2>
      {!bill && <p>{t('nothingToPay')}</p>}
      {bill && (
        <>
          <p>
            {readsOrders ? (
              <Link to={`/orders/${bill.number}`}>{t('billOf', { number: bill.number })}</Link>
            ) : (
              t('billOf', { number: bill.number })
            )}
          </p>
          <p className="repair-due">
            <StatusDot tone={bill.isPaid ? 'success' : 'warning'}>
              {bill.isPaid ? t('billPaid') : t('billDue', { amount: money(bill.due) })}
            </StatusDot>
          </p>
          {!bill.isPaid && <TakeMoney repair={repair} due={bill.due} />}
        </>
      )}
    </section>
  );
}

interface TakeMoneyProps {
  readonly repair: Repair;
  readonly due: number;
}

/** Asks once more with the amount: money that was taken goes back by the order alone. */
function TakeMoney({ repair: { id, version, status }, due }: TakeMoneyProps) {
  const t = usePhrases('repairs');
  const money = useMoney();
  const [asked, setAsked] = useState<Way | null>(null);
  const amount = money(due);
  const pay = useRepairAct(id, {
    version,
    send: (by: Way) => client.post('admin-repair-pay', { params: { id }, body: { version, by } }),
    done: () => t('paid', { amount }),
  });
  if (status !== 'ready' && status !== 'unclaimed') return null;
  return (
    <p className="repair-acts">
      {ways.map((way) => (
        <Button
          key={way}
          kind={way === 'cash' ? 'primary' : 'secondary'}
          onClick={() => setAsked(way)}
        >
          {t(`pay_${way}`)}
        </Button>
      ))}
      {asked && (
        <ConfirmDialog
          title={t(`payTitle_${asked}`, { amount })}
          lead={t('payLead')}
          confirm={t(`pay_${asked}`)}
          busy={pay.isPending}
          onConfirm={() => pay.mutate(asked, { onSettled: () => setAsked(null) })}
          onClose={() => setAsked(null)}
        />
      )}
    </p>
  );
}
