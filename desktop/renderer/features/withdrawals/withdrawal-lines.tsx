import { formatMoney } from '#core/shared/money.ts';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useConfig } from '../../lib/session.ts';
import type { Withdrawal } from './withdrawal.ts';

const parts = ['refund', 'buybackPayout', 'bonusReversed'] as const;

/** The pieces that come back, and what would go back for them now. */
export function WithdrawalLines({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = usePhrases('money');
  const { market } = useConfig();
  const { lines, preview } = withdrawal;
  return (
    <>
      <section>
        <h3>{t('lines')}</h3>
        <ul className="money-lines">
          {lines.map(({ position, name, pieces, net }) => (
            <li key={position}>
              <span>{name}</span>
              <span className="soft">{t('linePieces', { count: pieces })}</span>
              <span className="amount">{formatMoney(net, market)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{t('preview')}</h3>
        {preview === null ? (
          <p className="soft">{t('previewClosed')}</p>
        ) : (
          <dl className="withdrawal-sums">
            {parts
              .filter((part) => part === 'refund' || preview[part] > 0)
              .map((part) => (
                <div key={part}>
                  <dt>{t(`preview_${part}`)}</dt>
                  <dd>{formatMoney(preview[part], market)}</dd>
                </div>
              ))}
          </dl>
        )}
      </section>
    </>
  );
}
