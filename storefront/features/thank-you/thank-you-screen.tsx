import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { useShop } from '../../lib/shop.tsx';
import { ParcelLabel } from '../../ui/parcel-label.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NextSteps } from './next-steps.tsx';
import { SaleHeadline, isAwaited } from './sale-headline.tsx';
import { SaleSummary } from './sale-summary.tsx';
import { buybackQuery } from './thank-you-query.ts';
import { UnknownSale } from './unknown-sale.tsx';
import './thank-you.css';

/** What was sold and what the seller does now; fit to be printed and put into the parcel. */
export function ThankYouScreen() {
  const t = useText('thankYou');
  const { code = '' } = useParams();
  const { data, isError, refetch } = useQuery(buybackQuery(useShop().client, code));
  return (
    <section className="stack-wide thank-you">
      <PageHead title={t('title')} description={t('description')} />
      {data === null && <UnknownSale />}
      {data && (
        <>
          <SaleHeadline code={code} sale={data} />
          <div className="thank-you-parts">
            <div className="stack-wide">
              <NextSteps />
              {isAwaited(data) && <ParcelLabel number={data.number} />}
            </div>
            <SaleSummary sale={data} />
          </div>
        </>
      )}
      {data === undefined && isError && <LoadFailed onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton />}
    </section>
  );
}
