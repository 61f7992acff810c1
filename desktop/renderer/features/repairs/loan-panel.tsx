import { useQuery } from '@tanstack/react-query';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { ErrorState, StatusDot } from '../../ui/states.tsx';
import { EndLoan } from './end-loan.tsx';
import { LendForm } from './lend-form.tsx';
import { loansQuery, type Loan } from './repair-loans.ts';
import { useMoney } from './repair-words.ts';

/** What the customer has of ours while theirs is repaired: lending it, and taking it back. */
export function LoanPanel({ id }: { readonly id: number }) {
  const t = usePhrases('repairLoans');
  const found = useQuery(loansQuery(id));
  const { data } = found;
  if (found.isError && !data) {
    return <ErrorState error={found.error} onRetry={() => void found.refetch()} />;
  }
  if (!data || (data.loans.length === 0 && !data.canLend)) return null;
  return (
    <section>
      <h2>{t('title')}</h2>
      <ul className="repair-loans">
        {data.loans.map((loan) => (
          <li key={loan.id}>
            <LoanFacts loan={loan} />
            {loan.isPrepared && <p>{t('isPrepared')}</p>}
            {loan.end === null && <EndLoan id={id} loan={loan} />}
          </li>
        ))}
      </ul>
      {data.canLend && <LendForm id={id} />}
    </section>
  );
}

function LoanFacts({ loan }: { readonly loan: Loan }) {
  const t = usePhrases('repairLoans');
  const money = useMoney();
  const moment = useMoment();
  const { product, serialEnd, condition, deposit, lentAt, lentBy, end } = loan;
  const facts = [
    condition,
    deposit === null ? t('noDeposit') : t('depositTaken', { amount: money(deposit) }),
    t('lent', { at: moment(lentAt), by: lentBy }),
  ];
  return (
    <>
      <p>
        <StatusDot tone={end === null ? 'warning' : 'neutral'}>
          <strong>{t(end === null ? 'isOut' : `outcome_${end.outcome}`)}</strong>
        </StatusDot>{' '}
        {product.name}
        {serialEnd !== null && ` · ${t('serialEnd', { end: serialEnd })}`}
      </p>
      <p className="soft">{facts.join(' · ')}</p>
      {end && (
        <p className="soft">
          {[
            t('ended', { at: moment(end.at), by: end.by }),
            end.charged === null ? '' : t('chargedAmount', { amount: money(end.charged) }),
            end.givenBack === 0 ? '' : t('gaveBack', { amount: money(end.givenBack) }),
            end.collected === 0 ? '' : t('collected', { amount: money(end.collected) }),
            end.note,
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
      )}
    </>
  );
}
