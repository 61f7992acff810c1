import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { useShop } from '../../lib/shop.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { JobFacts } from './job-facts.tsx';
import { jobsQuery } from './jobs-query.ts';
import './jobs.css';

/** Open job offers. */
export function JobsScreen() {
  const t = useText('jobs');
  const { client, market } = useShop();
  const paths = shopPaths(market);
  const { data, isError, refetch } = useQuery(jobsQuery(client));
  return (
    <section className="stack-wide">
      <PageHead title={t('title')} description={t('description')} canonical={paths.jobs} />
      <div className="stack">
        <h1>{t('heading')}</h1>
        <p className="measure">{t('lead')}</p>
      </div>
      {data === undefined && isError && <LoadFailed onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton />}
      {data?.results.length === 0 && <p className="measure">{t('empty')}</p>}
      {data !== undefined && (
        <ul className="stack">
          {data.results.map((job) => (
            <li key={job.slug}>
              <Link className="card card-link job-card" to={paths.job(job.slug)}>
                <h2>{job.title}</h2>
                <JobFacts job={job} />
                <p>{job.summary}</p>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
