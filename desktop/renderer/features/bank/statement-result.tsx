import { usePhrases } from '../../i18n/use-phrases.ts';
import { useConfig } from '../../lib/session.ts';
import { StatusDot } from '../../ui/states.tsx';
import { useAmount, type ReadStatement } from './bank.ts';

/** What became of a statement that was read, and whether its movements meet its balance. */
export function StatementResult({ read }: { readonly read: ReadStatement }) {
  const t = usePhrases('bank');
  const amount = useAmount();
  const { currency } = useConfig();
  const { fileName, entries, added, taken, waiting, open, difference } = read;
  return (
    <div role="status">
      <p>
        {t('readWhole', { name: fileName, entries, added })}{' '}
        {t('readCounts', { taken, waiting, open })}
      </p>
      {difference !== null && (
        <StatusDot tone={difference === 0 ? 'success' : 'warning'}>
          {difference === 0
            ? t('balanceFits')
            : t('balanceMisses', { amount: amount(difference, currency) })}
        </StatusDot>
      )}
    </div>
  );
}
