import { useQuery } from '@tanstack/react-query';
import { buybackPaths } from '#core/paths/buyback-paths.ts';
import { settleSwap } from '#core/buyback/swap.ts';
import { useText } from '../../i18n/text.ts';
import { useMoney, useShop } from '../../lib/shop.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { InPlaceLink } from './in-place-link.tsx';
import type { Product } from './product-query.ts';
import { SwapChooser } from './swap-chooser.tsx';
import { SwapOffer } from './swap-offer.tsx';
import { swapWorthQuery, type Swap, type SwapWorth } from './swap-query.ts';
import { useProductChoice, useProductLinks } from './use-product-links.ts';

interface SwapPanelProps {
  readonly product: Product;
  /** Price of the device with the chosen extras. */
  readonly total: number;
}

/** Sell the old device and pay the difference: choose it, and see what is left to pay. */
export function SwapPanel({ product, total }: SwapPanelProps) {
  const t = useText('product');
  const money = useMoney();
  const { market } = useShop();
  const { swap, swapOffer } = useProductChoice();
  const { buyback } = product;
  return (
    <details className="swap" open={swap !== null || swapOffer !== null}>
      <summary>
        <Icon name="swap" size={20} />
        <span>{t('swap')}</span>
        <Icon name="chevron" size={18} />
      </summary>
      <div className="stack">
        <p className="small soft">
          {t('swapLead')}
          {buyback !== null && ` ${t('swapSame', { price: money(buyback.maximalPrice) })}`}
        </p>
        <SwapOffer seoName={product.seoName} total={total} />
        {swapOffer === null && <SwapChooser seoName={product.seoName} />}
        {swapOffer === null && swap !== null && (
          <SwapResult swap={swap} total={total} seoName={product.seoName} />
        )}
        {swapOffer === null && swap === null && (
          <p>
            <LinkButton kind="quiet" to={buybackPaths(market).root}>
              {t('swapBuyback')}
            </LinkButton>
          </p>
        )}
      </div>
    </details>
  );
}

interface SwapResultProps {
  readonly swap: Swap;
  readonly total: number;
  readonly seoName: string;
}

function SwapResult({ swap, total, seoName }: SwapResultProps) {
  const t = useText('product');
  const { client, market } = useShop();
  const { withSwap } = useProductLinks(seoName);
  const { data, isError } = useQuery(swapWorthQuery(client, swap));
  const [productType, productManufacturer, productModel] = swap;
  const path = buybackPaths(market).selector({ productType, productManufacturer, productModel });
  return (
    <div className="swap-result" aria-live="polite">
      {isError && <p>{t('swapFailed')}</p>}
      {data !== undefined && <SwapWords worth={data} total={total} />}
      <p className="cluster">
        <LinkButton kind="secondary" to={path}>
          {t('swapExact')}
        </LinkButton>
        <InPlaceLink className="button button-quiet" to={withSwap(null)}>
          {t('swapRemove')}
        </InPlaceLink>
      </p>
    </div>
  );
}

function SwapWords({ worth, total }: { readonly worth: SwapWorth; readonly total: number }) {
  const t = useText('product');
  const money = useMoney();
  const { model, range } = worth;
  if (range === null) return <p>{t('swapNoPrice')}</p>;
  const span = (min: number, max: number) =>
    min === max ? money(min) : t('range', { min: money(min), max: money(max) });
  const least = settleSwap(total, range.max);
  const most = settleSwap(total, range.min);
  return (
    <>
      <p className="small">{t('swapWorth', { model, range: span(range.min, range.max) })}</p>
      <p className="swap-due">
        {most.due === 0 ? t('swapCovers') : t('swapDue', { range: span(least.due, most.due) })}
      </p>
    </>
  );
}
