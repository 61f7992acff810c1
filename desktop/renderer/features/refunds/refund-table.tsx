import { Link } from 'react-router';
import { formatMoney } from '#core/shared/money.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useConfig } from '../../lib/session.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { RefundActs } from '../../ui/refunds/refund-acts.tsx';
import { RefundState } from '../../ui/refunds/refund-state.tsx';
import type { Refund } from '../../ui/refunds/refund.ts';
import '../../ui/plain-table.css';

const columns = ['order', 'reason', 'made', 'amount', 'state', 'acts'] as const;
const reasons = [
  'cancelled',
  'withdrawn',
  'captured_after_cancel',
  'captured_twice',
  'staff',
] as const;

/** Refunds with what became of each and what can be done about it. */
export function RefundTable({ refunds }: { readonly refunds: readonly Refund[] }) {
  const t = usePhrases('money');
  return (
    <table className="plain-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`column_${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {refunds.map((refund) => (
          <RefundRow key={refund.id} refund={refund} />
        ))}
      </tbody>
    </table>
  );
}

function RefundRow({ refund }: { readonly refund: Refund }) {
  const moment = useMoment();
  const { market } = useConfig();
  return (
    <tr>
      <th scope="row">
        <Link to={`/orders/${String(refund.orderId)}`}>{refund.orderNumber}</Link>
      </th>
      <td>
        <Reason refund={refund} />
      </td>
      <td>{moment(refund.createdAt)}</td>
      <td className="refund-amount">{formatMoney(refund.amount, market)}</td>
      <td>
        <RefundState refund={refund} />
      </td>
      <td>
        <RefundActs refund={refund} />
      </td>
    </tr>
  );
}

/** Why it goes back; a withdrawal is one press away. */
function Reason({ refund: { reason, withdrawalId } }: { readonly refund: Refund }) {
  const t = usePhrases('money');
  const known = reasons.find((one) => one === reason);
  const said = known === undefined ? reason : t(`reason_${known}`);
  if (withdrawalId === null) return said;
  return <Link to={`/withdrawals/${String(withdrawalId)}`}>{said}</Link>;
}
