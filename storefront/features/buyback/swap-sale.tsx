import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { answersOf } from '#core/buyback/answers.ts';
import { deviceKindOf } from '#core/buyback/device-kind.ts';
import { buybackPaths } from '#core/paths/buyback-paths.ts';
import { useText } from '../../i18n/text.ts';
import type { SwapSaleProps } from '../../lib/sale-forms.ts';
import { useShop } from '../../lib/shop.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { offerOf } from './offer.ts';
import { selectorQuery, type SelectorReply } from './selector-queries.ts';

/** The form of an online sale for a stored offer, in the checkout that sets it off. */
export function SwapSale(props: SwapSaleProps) {
  const t = useText('checkout');
  const { client } = useShop();
  const address = { selection: {}, code: props.code };
  const { data, isError, refetch } = useQuery(selectorQuery(client, address));
  if (data === undefined) {
    return isError ? (
      <LoadFailed message={t('swapLoadFailed')} onRetry={() => void refetch()} />
    ) : (
      <Skeleton bars={6} />
    );
  }
  if ('missing' in data || data.appraisal === null || data.offer === null) {
    return <LoadFailed message={t('swapLoadFailed')} onRetry={() => void refetch()} />;
  }
  return <OfferedSale {...props} data={data} appraisal={data.appraisal} offer={data.offer} />;
}

interface OfferedSaleProps extends SwapSaleProps {
  readonly data: SelectorReply;
  readonly appraisal: NonNullable<SelectorReply['appraisal']>;
  readonly offer: NonNullable<SelectorReply['offer']>;
}

function OfferedSale({ SellForm, code, onChanged, data, appraisal, offer }: OfferedSaleProps) {
  const { market } = useShop();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<{ message: string; price: number } | null>(null);
  const answers = answersOf(appraisal.deviceConditions);
  const current = offerOf(appraisal, offer, answers);
  const { productType, productModel, productColor } = data.selectedChoices;
  const labels = [
    data.choices.productModel.find(({ value }) => value === productModel)?.label,
    data.choices.productColor.find(({ value }) => value === productColor)?.label,
  ];
  return (
    <div className="stack-wide">
      {refusal !== null && <Notice type="warning" title={refusal.message} />}
      <Suspense fallback={<Skeleton bars={6} />}>
        <SellForm
          isSwap
          appraisal={appraisal}
          deviceIdentifier={productColor ?? ''}
          deviceKind={deviceKindOf(productType ?? '', market) ?? 'accessory'}
          deviceName={labels.filter(Boolean).join(', ')}
          answers={answers}
          deviceConditionChoices={current.choiceValues}
          price={offer.price}
          priceBefore={refusal?.price ?? null}
          offerCode={code}
          onPriceChanged={(message) => {
            setRefusal({ message, price: offer.price });
            onChanged();
          }}
          onClose={() => void navigate(buybackPaths(market).offer(code))}
          onDone={onChanged}
        />
      </Suspense>
    </div>
  );
}
