import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { settleSwap } from '#core/buyback/swap.ts';
import { useText } from '../../i18n/text.ts';
import { forgetSwapOffer, keptSwapOffer } from '../../lib/kept-swap-offer.ts';
import { tabStorage } from '../../lib/retained-form.ts';
import { useMoney, useShop } from '../../lib/shop.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '#ui/text-field.tsx';
import { InPlaceLink } from './in-place-link.tsx';
import { offerCodeIn } from './offer-code.ts';
import { swapOfferQuery } from './swap-query.ts';
import { useProductChoice, useProductLinks } from './use-product-links.ts';

interface SwapOfferProps {
  readonly seoName: string;
  /** Price of the device with the chosen extras. */
  readonly total: number;
}

/** An offer of ours with its locked price, which the cart takes off; or the way to name one. */
export function SwapOffer({ seoName, total }: SwapOfferProps) {
  const { swapOffer } = useProductChoice();
  useKeptOffer(seoName, swapOffer);
  return swapOffer === null ? (
    <OfferForm seoName={seoName} />
  ) : (
    <StoredOffer seoName={seoName} total={total} code={swapOffer} />
  );
}

/** Whoever came from an offer to choose a device finds it set off, on every product's page. */
function useKeptOffer(seoName: string, swapOffer: string | null): void {
  const navigate = useNavigate();
  const { withSwapOffer } = useProductLinks(seoName);
  const kept = swapOffer === null ? keptSwapOffer(tabStorage()) : null;
  const address = kept === null ? null : withSwapOffer(kept);
  useEffect(() => {
    if (address !== null) void navigate(address, { replace: true, preventScrollReset: true });
  }, [address, navigate]);
}

function OfferForm({ seoName }: Pick<SwapOfferProps, 'seoName'>) {
  const t = useText('product');
  const navigate = useNavigate();
  const { withSwapOffer } = useProductLinks(seoName);
  const [isRefused, setRefused] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('offer');
    const code = typeof typed === 'string' ? offerCodeIn(typed) : null;
    setRefused(code === null);
    if (code !== null) {
      void navigate(withSwapOffer(code), { replace: true, preventScrollReset: true });
    }
  };
  return (
    <form className="swap-offer" noValidate method="post" onSubmit={submit}>
      <TextField
        label={t('swapOffer')}
        help={t('swapOfferHelp')}
        name="offer"
        error={isRefused ? t('swapOfferMalformed') : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <Button type="submit" kind="secondary">
        {t('swapOfferUse')}
      </Button>
    </form>
  );
}

function StoredOffer({ seoName, total, code }: SwapOfferProps & { readonly code: string }) {
  const t = useText('product');
  const money = useMoney();
  const { client } = useShop();
  const { withSwapOffer } = useProductLinks(seoName);
  const { data, isError } = useQuery(swapOfferQuery(client, code));
  return (
    <div className="swap-result" aria-live="polite">
      {isError && <p>{t('swapFailed')}</p>}
      {data === null && <Notice type="warning">{t('swapOfferGone')}</Notice>}
      {data && (
        <>
          <p className="small">
            {t('swapOfferOf', { model: data.model, price: money(data.price) })}
          </p>
          <p className="swap-due">
            {settleSwap(total, data.price).due === 0
              ? t('swapCovers')
              : t('swapDue', { range: money(settleSwap(total, data.price).due) })}
          </p>
          <p className="small soft">{t('swapOfferCart')}</p>
        </>
      )}
      <p>
        <InPlaceLink
          className="button button-quiet"
          to={withSwapOffer(null)}
          onClick={() => forgetSwapOffer(tabStorage())}
        >
          {t('swapRemove')}
        </InPlaceLink>
      </p>
    </div>
  );
}
