import { useQuery } from '@tanstack/react-query';
import { usePhrases } from '../i18n/use-phrases.ts';
import { useLiveQueries } from '../lib/live.ts';
import { actsKey, actsQuery } from '../lib/prepared-acts.ts';

/** How many prepared acts wait for this person, beside their screen's name. */
export function ApprovalCount() {
  const t = usePhrases('approvals');
  useLiveQueries('prepared_acts', actsKey);
  const { data } = useQuery({ ...actsQuery('waiting'), retry: false });
  const count = data?.toDecide ?? 0;
  if (count === 0) return null;
  return (
    <span className="side-count" title={t('toDecide', { count })}>
      {count}
      <span className="visually-hidden"> {t('toDecide', { count })}</span>
    </span>
  );
}
