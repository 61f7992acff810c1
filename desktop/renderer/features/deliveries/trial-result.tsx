import { formatMoney } from '#core/shared/money.ts';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { dayText } from '../../lib/moment-text.ts';
import { useConfig } from '../../lib/session.ts';
import { StatusDot } from '../../ui/states.tsx';
import '../../ui/plain-table.css';
import type { Trial } from './delivery-matrix.ts';

/** Each delivery with its price and promise, or why the checkout does not offer it. */
export function TrialResult({ trial }: { readonly trial: Trial }) {
  const t = usePhrases('deliveries');
  const language = useLanguage();
  const { market } = useConfig();
  const weight = (trial.grams / 1_000).toLocaleString(language);
  return (
    <div role="status">
      <p>{t('result', { goods: formatMoney(trial.goods, market), weight })}</p>
      {trial.problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t('delivery')}</th>
            <th scope="col">{t('outcome')}</th>
            <th scope="col">{t('price')}</th>
            <th scope="col">{t('promise')}</th>
            <th scope="col">{t('why')}</th>
            <th scope="col">{t('payments')}</th>
          </tr>
        </thead>
        <tbody>
          {trial.deliveries.map((delivery) => (
            <TriedRow key={delivery.code} delivery={delivery} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TriedRow({ delivery }: { readonly delivery: Trial['deliveries'][number] }) {
  const t = usePhrases('deliveries');
  const { market } = useConfig();
  const money = (amount: number) => (amount === 0 ? t('free') : formatMoney(amount, market));
  const { name, isOffered, price, usualPrice, arrives, reasons, notes, payments } = delivery;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <StatusDot tone={isOffered ? 'success' : 'neutral'}>
          {t(isOffered ? 'offered' : 'notOffered')}
        </StatusDot>
      </td>
      <td>
        {price === null ? '' : money(price)}
        {usualPrice !== null && <small>{t('usually', { amount: money(usualPrice) })}</small>}
      </td>
      <td>
        {arrives &&
          (arrives.from === arrives.to
            ? dayText(arrives.to)
            : t('fromTo', { from: dayText(arrives.from), to: dayText(arrives.to) }))}
      </td>
      <td>{[...reasons, ...notes].join(' ')}</td>
      <td>
        {payments.map(({ code, name: payment, fee, message }) => (
          <div key={code}>
            {payment}: {message ?? money(fee)}
          </div>
        ))}
      </td>
    </tr>
  );
}
