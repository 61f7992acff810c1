import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { settleSwap } from '#core/buyback/swap.ts';
import { productAddress } from '#core/catalog/product-address.ts';
import { buybackPaths } from '#core/paths/buyback-paths.ts';
import { useText } from '../../i18n/text.ts';
import { answerBeforehand } from '../../lib/saved-answers.ts';
import { useClient, useMoney, useShop } from '../../lib/shop.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { waysQuery, type Operation, type ServiceReply, type Ways } from './service-query.ts';

interface WaysOutProps {
  readonly data: ServiceReply;
  readonly operation: Operation;
}

/** Repair, sell or swap: what each comes to for this device with this fault. */
export function WaysOut({ data, operation }: WaysOutProps) {
  const t = useText('service');
  const { productModel } = data.selectedChoices;
  const { data: ways } = useQuery({
    ...waysQuery(useClient(), productModel ?? '', operation.slug),
    enabled: productModel !== null,
  });
  // The prices of repairs above do without it, so a comparison that failed leaves the page as it is.
  if (!ways?.sale) return null;
  return (
    <section className="stack" aria-labelledby="ways">
      <h2 id="ways">{t('ways')}</h2>
      <ul className="service-ways-out">
        <RepairWay operation={operation} sale={ways.sale} />
        <SellWay data={data} sale={ways.sale} />
        <SwapWay data={data} ways={ways} />
      </ul>
    </section>
  );
}

type Sale = NonNullable<Ways['sale']>;

interface WayProps {
  readonly title: string;
  readonly amount: string;
  readonly children: ReactNode;
}

function Way({ title, amount, children }: WayProps) {
  return (
    <li className="card stack">
      <h3>{title}</h3>
      <p className="price">{amount}</p>
      {children}
    </li>
  );
}

function RepairWay({ operation, sale }: { readonly operation: Operation; readonly sale: Sale }) {
  const t = useText('service');
  const money = useMoney();
  const { name, price } = operation;
  return (
    <Way title={t('wayRepair')} amount={price === null ? t('onRequest') : money(price)}>
      <p>{name}</p>
      <p className="soft">{t('wayRepairWorth', { price: money(sale.repaired) })}</p>
    </Way>
  );
}

function SellWay({ data, sale }: { readonly data: ServiceReply; readonly sale: Sale }) {
  const t = useText('service');
  const money = useMoney();
  const { url, damaged, repaired, answer } = sale;
  const colors = data.choices.productColor.map(({ value }) => value);
  return (
    <Way title={t('waySell')} amount={t('upTo', { price: money(damaged ?? repaired) })}>
      <p className="soft">{t(damaged === null ? 'waySellUnknown' : 'waySellDamaged')}</p>
      <p>
        <LinkButton kind="secondary" to={url} onClick={() => answerBeforehand(colors, answer)}>
          {t('sell')}
        </LinkButton>
      </p>
    </Way>
  );
}

function SwapWay({ data, ways }: { readonly data: ServiceReply; readonly ways: Ways }) {
  const t = useText('service');
  const money = useMoney();
  const { market } = useShop();
  const { productType, productManufacturer, productModel } = data.selectedChoices;
  const worth = ways.sale?.damaged ?? null;
  const [first] = ways.newer;
  if (worth === null || !first) return null;
  const swap = [productType ?? '', productManufacturer ?? '', productModel ?? ''] as const;
  return (
    <Way
      title={t('waySwap')}
      amount={t('from', { price: money(settleSwap(first.price, worth).due) })}
    >
      <p className="soft">{t('waySwapText')}</p>
      <ul>
        {ways.newer.map(({ seoName, name, price }) => (
          <li key={seoName}>
            <Link to={productAddress(market, seoName, { condition: 'used', swap })}>
              {t('waySwapDevice', { name, due: money(settleSwap(price, worth).due) })}
            </Link>
          </li>
        ))}
      </ul>
    </Way>
  );
}

/** Where no fault is chosen: that the device can be sold as it is. */
export function OrSell({ device }: { readonly device: NonNullable<ServiceReply['device']> }) {
  const t = useText('service');
  const money = useMoney();
  const { market } = useShop();
  const { name, buyback } = device;
  if (buyback === null) return null;
  return (
    <section className="stack" aria-labelledby="or-sell">
      <h2 id="or-sell">{t('orSell')}</h2>
      <p className="measure">{t('orSellText', { name, price: money(buyback.maximalPrice) })}</p>
      <p className="service-ways">
        <LinkButton kind="secondary" to={buyback.url}>
          {t('sell')}
        </LinkButton>
        <LinkButton kind="quiet" to={buybackPaths(market).root}>
          {t('sellOther')}
        </LinkButton>
      </p>
    </section>
  );
}
