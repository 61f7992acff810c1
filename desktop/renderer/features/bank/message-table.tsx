import { usePhrases } from '../../i18n/use-phrases.ts';
import { useConfig } from '../../lib/session.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { useAmount, type PaymentMessage } from './bank.ts';

const columns = ['receivedAt', 'provider', 'reference', 'amount'] as const;

/** Messages of gateways and typed transfers that named no order. */
export function MessageTable({ messages }: { readonly messages: readonly PaymentMessage[] }) {
  const t = usePhrases('bank');
  const moment = useMoment();
  const amount = useAmount();
  const { currency } = useConfig();
  return (
    <table className="plain-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {messages.map((one) => (
          <tr key={one.id}>
            <td>{moment(one.receivedAt)}</td>
            <td>{one.provider}</td>
            <th scope="row">{one.reference}</th>
            <td>{one.amount !== null && amount(one.amount * 100, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
