import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { useShop } from '../../lib/shop.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EstimatePanel } from './estimate-panel.tsx';
import { GiveUp } from './give-up.tsx';
import { RepairFacts } from './repair-facts.tsx';
import { RepairLines } from './repair-lines.tsx';
import { repairQuery, type Repair } from './repair-query.ts';
import { HandOutCode, RepairBill } from './repair-hand-over.tsx';
import { RepairHistory, RepairState } from './repair-state.tsx';
import { RepairSlot } from './repair-slot.tsx';
import { RepairStore } from './repair-store.tsx';
import { SellInstead } from './sell-instead.tsx';
import { SettledClaim } from './settled-claim.tsx';
import './repair.css';

/** A repair by the link of its mails. Only a press of a button decides, never opening the page. */
export function RepairScreen() {
  const t = useText('repair');
  const { code = '' } = useParams();
  const { data, isError, refetch } = useQuery(repairQuery(useShop().client, code));
  if (data) return <LoadedRepair repair={data} />;
  return (
    <section className="stack-wide">
      <PageHead title={t('findTitle')} description={t('description')} />
      <h1>{data === null ? t('unknownTitle') : t('findTitle')}</h1>
      {data === null && <UnknownRepair />}
      {data === undefined && isError && (
        <LoadFailed message={t('loadFailed')} onRetry={() => void refetch()} />
      )}
      {data === undefined && !isError && <Skeleton />}
    </section>
  );
}

function LoadedRepair({ repair }: { readonly repair: Repair }) {
  const t = useText('repair');
  const title = t('title', { number: repair.number });
  return (
    <section className="stack-wide">
      <PageHead title={title} description={t('description')} />
      <h1>{title}</h1>
      <div className="repair-columns">
        <div className="stack">
          <RepairState repair={repair} />
          <SettledClaim claim={repair.claim} />
          <HandOutCode repair={repair} />
          <EstimatePanel repair={repair} />
          <RepairBill bill={repair.bill} />
          <SellInstead sale={repair.sale} />
          <RepairLines repair={repair} />
          <RepairHistory history={repair.history} />
        </div>
        <div className="stack">
          <RepairFacts repair={repair} />
          <RepairStore repair={repair} />
          <RepairSlot repair={repair} />
          <GiveUp repair={repair} />
        </div>
      </div>
    </section>
  );
}

function UnknownRepair() {
  const t = useText('repair');
  const { market } = useShop();
  return (
    <Notice type="warning" announced={false}>
      <p>{t('unknownText')}</p>
      <p>
        <LinkButton kind="secondary" to={shopPaths(market).findRepair}>
          {t('findLink')}
        </LinkButton>
      </p>
    </Notice>
  );
}
