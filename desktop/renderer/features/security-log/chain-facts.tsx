import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { StatusDot } from '../../ui/states.tsx';
import type { SecurityState } from './security-state.ts';

/** Whether the audit log and the security events are as they were written. */
export function ChainFacts({ chain }: { readonly chain: SecurityState['chain'] }) {
  const t = usePhrases('securityLog');
  const moment = useMoment();
  const number = new Intl.NumberFormat(useLanguage());
  const { links, headHash, checkedAt, wholeCheckedAt, broken } = chain;
  const said = (at: string | null) => (at === null ? t('never') : moment(at));
  return (
    <section aria-labelledby="security-chain" className="security-chain">
      <h2 id="security-chain">{t('chain')}</h2>
      <p role="status">
        <StatusDot tone={broken ? 'error' : checkedAt === null ? 'warning' : 'success'}>
          {broken
            ? t('chainBroken', { sequence: number.format(broken.sequence) })
            : t(checkedAt === null ? 'chainUnchecked' : 'chainHolds')}
        </StatusDot>
      </p>
      {broken && <p>{t(`reason_${broken.reason}`)}</p>}
      <dl>
        <dt className="soft">{t('links')}</dt>
        <dd>{number.format(links)}</dd>
        <dt className="soft">{t('checkedAt')}</dt>
        <dd>{said(checkedAt)}</dd>
        <dt className="soft">{t('wholeCheckedAt')}</dt>
        <dd>{said(wholeCheckedAt)}</dd>
        {headHash !== null && (
          <>
            <dt className="soft">{t('head')}</dt>
            <dd>
              <code title={headHash}>{headHash.slice(0, 16)}…</code>
            </dd>
          </>
        )}
      </dl>
    </section>
  );
}
