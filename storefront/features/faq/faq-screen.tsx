import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { blockText } from '#core/content/block.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { faqPage } from '../../lib/json-ld-shop.ts';
import { useShop } from '../../lib/shop.tsx';
import { Blocks } from '../../ui/blocks.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { faqQuery } from './faq-query.ts';
import './faq.css';

type Group = Reply<Endpoints['faq']>['groups'][number];

/** Frequent questions. They open without a script; a link with a question's anchor opens it. */
export function FaqScreen() {
  const t = useText('faq');
  const { client, market } = useShop();
  const paths = shopPaths(market);
  const { data, isError, refetch } = useQuery(faqQuery(client));
  return (
    <section className="stack-wide">
      <PageHead
        title={t('title')}
        description={t('description')}
        canonical={paths.faq}
        jsonLd={
          data && [faqPage(data.groups.flatMap(({ questions }) => questions.map(inPlainText)))]
        }
      />
      <div className="stack">
        <h1>{t('heading')}</h1>
        <p className="measure">{t('lead')}</p>
      </div>
      {data === undefined && isError && <LoadFailed onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton />}
      {data !== undefined && <Groups groups={data.groups} />}
      <div className="stack">
        <h2>{t('moreHeading')}</h2>
        <p>
          <Link to={paths.contact}>{t('contact')}</Link>
        </p>
      </div>
    </section>
  );
}

const inPlainText = ({ question, answer }: Group['questions'][number]) => ({
  question,
  answer: answer.map(blockText).join(' '),
});

function Groups({ groups }: { readonly groups: readonly Group[] }) {
  const t = useText('faq');
  const list = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    const asked = [...(list.current?.querySelectorAll('details') ?? [])].find(
      ({ id }) => `#${id}` === hash,
    );
    if (asked === undefined) return;
    asked.open = true;
    asked.scrollIntoView({ block: 'start' });
  }, [hash]);
  if (groups.length === 0) return <p>{t('empty')}</p>;
  return (
    <div className="stack-wide" ref={list}>
      <nav aria-label={t('groups')}>
        <ul className="cluster">
          {groups.map(({ slug, name }) => (
            <li key={slug}>
              <a href={`#${slug}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ slug, name, questions }) => (
        <section className="stack measure" key={slug} aria-labelledby={slug}>
          <h2 id={slug}>{name}</h2>
          <div>
            {questions.map((item) => (
              <details className="faq-question" key={item.slug} id={item.slug}>
                <summary>{item.question}</summary>
                <Blocks blocks={item.answer} heading={3} />
              </details>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
