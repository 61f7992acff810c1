import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ComponentType } from 'react';
import { useParams } from 'react-router';
import { shopPaths } from '#core/paths/shop-paths.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { markets, type Market } from '#core/market/market.ts';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import type { JobFormProps } from '../../lib/job-form.ts';
import { jobPosting } from '../../lib/json-ld-shop.ts';
import { useShop } from '../../lib/shop.tsx';
import { Blocks } from '../../ui/blocks.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { JobFacts } from './job-facts.tsx';
import { jobQuery } from './jobs-query.ts';
import './jobs.css';

interface JobScreenProps {
  /** Arrives when somebody wants to apply. */
  readonly JobForm: ComponentType<JobFormProps>;
}

/** One job offer with the form to apply for it. */
export function JobScreen({ JobForm }: JobScreenProps) {
  const t = useText('jobs');
  const { client, market } = useShop();
  const slug = useParams()['code'] ?? '';
  const employer = useText('shell')('shopName');
  const { data, isError, refetch } = useQuery(jobQuery(client, slug));
  const paths = shopPaths(market);
  if (data === undefined) {
    return isError ? <LoadFailed onRetry={() => void refetch()} /> : <Skeleton />;
  }
  if (data === null) return <MissingJob />;
  return (
    <article className="stack-wide">
      <PageHead
        title={data.title}
        description={data.summary}
        canonical={paths.job(slug)}
        jsonLd={[
          jobPosting({ ...factsOf(data, markets[market]), path: paths.job(slug), employer }),
        ]}
      />
      <Breadcrumbs crumbs={[{ label: t('heading'), to: paths.jobs }, { label: data.title }]} />
      <header className="stack measure">
        <h1>{data.title}</h1>
        <JobFacts job={data} />
      </header>
      <Blocks blocks={data.blocks} />
      <Apply slug={slug} title={data.title} JobForm={JobForm} />
    </article>
  );
}

const employmentTypes = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  agreement: 'CONTRACTOR',
} as const;

/** What search engines are told of an offer. */
const factsOf = (job: Reply<Endpoints['job']>, { currency, defaultCountry }: Market) => ({
  title: job.title,
  description: job.summary,
  city: job.place,
  country: defaultCountry,
  postedOn: job.publishedAt.slice(0, 10),
  employmentType: employmentTypes[job.employment],
  ...(job.salary && {
    salary: { from: job.salary.from, to: job.salary.to ?? job.salary.from, currency },
  }),
});

function Apply({ JobForm, ...job }: JobFormProps & JobScreenProps) {
  const t = useText('jobs');
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="stack" aria-labelledby="apply">
      <h2 id="apply">{t('applyHeading')}</h2>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
      {isOpen ? (
        <Suspense fallback={<Skeleton />}>
          <JobForm {...job} />
        </Suspense>
      ) : (
        <p>
          <Button onClick={() => setOpen(true)}>{t('apply')}</Button>
        </p>
      )}
    </section>
  );
}

function MissingJob() {
  const t = useText('jobs');
  const paths = shopPaths(useShop().market);
  return (
    <section className="stack">
      <PageHead title={t('missingTitle')} description={t('description')} />
      <h1>{t('missingTitle')}</h1>
      <p>{t('missingText')}</p>
      <p>
        <LinkButton to={paths.jobs}>{t('all')}</LinkButton>
      </p>
    </section>
  );
}
