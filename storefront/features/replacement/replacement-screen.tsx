import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { useShop } from '../../lib/shop.tsx';
import { Card } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import { replacementQuery, type Replacement } from './replacement-query.ts';
import './replacement.css';

/** Another colour or grade for what was not found. Only a press of a button decides, never opening the page. */
export function ReplacementScreen() {
  const t = useText('replacement');
  const { code = '' } = useParams();
  const { data, isError, refetch } = useQuery(replacementQuery(useShop().client, code));
  return (
    <section className="stack-wide">
      <PageHead title={t('title')} description={t('description')} />
      <h1>{t('title')}</h1>
      {data === null && (
        <Notice type="warning" title={t('unknownTitle')} announced={false}>
          <p>{t('unknownText')}</p>
        </Notice>
      )}
      {data && (
        <>
          <p className="measure">{t('lead', { number: data.orderNumber })}</p>
          <div className="replacement">
            <Thing heading={t('missing')} count={data.quantity} thing={data.missing} />
            <Thing heading={t('instead')} count={data.quantity} thing={data.instead} />
          </div>
          <AnswerPanel code={code} offer={data} />
        </>
      )}
      {data === undefined && isError && (
        <LoadFailed message={t('loadFailed')} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && <Skeleton />}
    </section>
  );
}

interface ThingProps {
  readonly heading: string;
  readonly count: number;
  readonly thing: Replacement['missing'];
}

function Thing({ heading, count, thing: { detail, name, picture } }: ThingProps) {
  const t = useText('replacement');
  return (
    <Card className="stack">
      <h2>{heading}</h2>
      {picture !== null && <img src={picture} alt="" width={160} height={160} />}
      <p>
        <strong>{t('pieces', { count, name })}</strong>
        {detail !== '' && <span className="soft"> {detail}</span>}
      </p>
    </Card>
  );
}
