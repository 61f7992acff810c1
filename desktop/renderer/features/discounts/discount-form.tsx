import { useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { usePhrases } from '../../i18n/use-phrases.ts';
import { useConfig } from '../../lib/session.ts';
import { useMoment } from '../../lib/use-moment.ts';
import { TextsPanel } from '../../ui/texts/texts-panel.tsx';
import { readAnew, type Discount } from './discounts.ts';
import { saveDiscount, typedDiscount, type TypedDiscount } from './typed-discount.ts';
import { ReachFields } from './reach-fields.tsx';
import { SetFields } from './set-fields.tsx';
import { ValueFields } from './value-fields.tsx';

interface DiscountFormProps {
  /** Null writes a new one. */
  readonly discount: Discount | null;
  readonly title: string;
  readonly chooser?: ReactNode;
  /** A new one goes on as a stored one, where it gets its codes and is simulated. */
  readonly onAdded?: (discount: Discount) => void;
  readonly onClose: () => void;
}

const paths = [
  ...([
    'marketingNameCs',
    'marketingNameRo',
    'discountType',
    'discountValue',
    'appliesTo',
  ] as const),
  ...(['validFrom', 'validTo', 'scopeProducts', 'scopeCategories', 'customerGroups'] as const),
  ...(['minimalDiscountNumerical', 'minimalDiscountSets', 'maxUses'] as const),
] as const;

/** All that a discount is made of. */
export function DiscountForm({ discount, title, chooser, onAdded, onClose }: DiscountFormProps) {
  const t = usePhrases('discounts');
  const moment = useMoment();
  const { market } = useConfig();
  const [added, setAdded] = useState<Discount | null>(null);
  const form = useForm<TypedDiscount>({ defaultValues: typedDiscount(discount, moment) });
  return (
    <TextsPanel
      title={title}
      form={form}
      paths={paths}
      save={async (typed) => {
        const saved = await saveDiscount(discount, typed, { market, moment });
        if (!discount) setAdded(saved);
      }}
      readAnew={readAnew}
      saved={t('saved')}
      isNew={!discount}
      onClose={() => (added && onAdded ? onAdded(added) : onClose())}
    >
      {chooser}
      {discount?.warning === 'high_percentage' && <p role="status">{t('isHigh')}</p>}
      <ValueFields form={form} />
      <ReachFields form={form} />
      <SetFields form={form} />
    </TextsPanel>
  );
}
