import { useText } from '../../i18n/text.ts';
import { useMoney } from '../../lib/shop.tsx';
import type { JobCard } from './jobs-query.ts';

/** Place, kind of employment and salary in one line. */
export function JobFacts({ job }: { readonly job: JobCard }) {
  const t = useText('jobs');
  const money = useMoney();
  const { place, employment, salary } = job;
  const said =
    salary === null
      ? null
      : salary.to === null
        ? t('salaryFrom', { from: money(salary.from) })
        : t('salaryRange', { from: money(salary.from), to: money(salary.to) });
  return <p className="soft numbers">{[place, t(employment), said].filter(Boolean).join(' · ')}</p>;
}
