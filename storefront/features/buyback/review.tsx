import { useNavigate } from 'react-router';
import type { DeviceConditions } from '#core/buyback/appraisal.ts';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { markets } from '#core/market/market.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { formatDate } from '#core/shared/calendar.ts';
import { useText } from '../../i18n/text.ts';
import { keepSwapOffer } from '../../lib/kept-swap-offer.ts';
import { tabStorage } from '../../lib/retained-form.ts';
import { usePaths, useShop } from '../../lib/shop.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Price } from '../../ui/price.tsx';
import { AnswerList } from './answer-list.tsx';
import type { SelectorReply } from './selector-queries.ts';

interface ReviewProps {
  readonly stored: NonNullable<SelectorReply['offer']>;
  readonly conditions: DeviceConditions;
  /** What today's price list pays for the same answers. */
  readonly todaysPrice: number | null;
  readonly onSell: () => void;
  readonly onChange: () => void;
}

/** A stored offer: its price, how long it holds, its answers; nothing changes by itself. */
export function Review({ stored, conditions, todaysPrice, onSell, onChange }: ReviewProps) {
  const t = useText('questionnaire');
  const { market } = useShop();
  const paths = usePaths();
  const date = formatDate(dayInTimeZone(new Date(stored.lockedUntil), markets[market].timeZone));
  const open = stored.status === 'quoted' || stored.status === 'expired';
  const price = stored.locked || !open ? stored.price : todaysPrice;
  return (
    <div className="stack-wide" data-place="questionnaire">
      <section className="card offer" aria-labelledby="review">
        <h2 id="review">{t('reviewTitle')}</h2>
        {price !== null && <Price amount={price} size="hero" />}
        {!open && (
          <Notice type="info" announced={false}>
            <p>{t('reviewFinished')}</p>
            <LinkButton kind="secondary" to={paths.status}>
              {t('reviewStatus')}
            </LinkButton>
          </Notice>
        )}
        {open && (
          <>
            <Notice type={stored.locked ? 'success' : 'warning'} announced={false}>
              <p>{t(stored.locked ? 'reviewLocked' : 'reviewExpired', { date })}</p>
            </Notice>
            <div className="cluster">
              <Button onClick={onSell}>{t(stored.locked ? 'reviewSell' : 'reviewContinue')}</Button>
              <Button kind="secondary" onClick={onChange}>
                {t('changeAnswers')}
              </Button>
            </div>
            {stored.locked && <AsSwap code={stored.code} />}
          </>
        )}
      </section>
      <AnswerList conditions={conditions} />
    </div>
  );
}

/** The other way to use the price: as a part of the next device's, chosen in the catalogue. */
function AsSwap({ code }: { readonly code: string }) {
  const t = useText('questionnaire');
  const { market } = useShop();
  // No link: one that is followed before the page is awake would keep nothing.
  const navigate = useNavigate();
  return (
    <div className="stack">
      <p className="small soft">{t('reviewSwapHelp')}</p>
      <p>
        <Button
          kind="secondary"
          onClick={() => {
            keepSwapOffer(tabStorage(), code);
            void navigate(shopPaths(market).home);
          }}
        >
          {t('reviewSwap')}
        </Button>
      </p>
    </div>
  );
}
