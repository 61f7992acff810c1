import type { ComponentProps } from 'react';
import type { DeviceConditions } from '#core/buyback/appraisal.ts';
import type { PriceExplanation as Explanation } from '#core/buyback/explain-price.ts';
import { useText } from '../../i18n/text.ts';
import { Price } from '../../ui/price.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { PriceExplanation } from './price-explanation.tsx';

export interface PriceSheetProps extends Pick<ComponentProps<typeof Sheet>, 'onClose' | 'opener'> {
  readonly price: number;
  readonly explanation: Explanation;
  readonly conditions: DeviceConditions;
}

/** The way to the price, for phones, where the card that tells it stands far below. */
export function PriceSheet({ price, explanation, conditions, ...sheet }: PriceSheetProps) {
  const t = useText('questionnaire');
  return (
    <Sheet title={t('whyTitle')} {...sheet}>
      <Price amount={price} size="hero" />
      <PriceExplanation explanation={explanation} conditions={conditions} />
    </Sheet>
  );
}
