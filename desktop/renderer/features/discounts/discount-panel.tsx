import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, usePhrases } from '../../i18n/use-phrases.ts';
import { PanelInWait } from '../../ui/panel-in-wait.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { DiscountCodes } from './discount-codes.tsx';
import { DiscountEffects } from './discount-effects.tsx';
import { DiscountForm } from './discount-form.tsx';
import { discountQuery, type Discount } from './discounts.ts';

interface DiscountPanelProps {
  /** Id of a discount, or `new`. */
  readonly opened: string;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** One discount as it is when it is opened. */
export function DiscountPanel({ opened, onOpen, onClose }: DiscountPanelProps) {
  const isNew = opened === 'new';
  const t = usePhrases('discounts');
  const asked = useQuery({
    ...discountQuery(Number(opened)),
    enabled: !isNew,
    gcTime: 0,
    refetchOnMount: 'always',
  });
  if (isNew) {
    const show = ({ id }: Discount) => onOpen(String(id));
    return <DiscountForm discount={null} title={t('add')} onAdded={show} onClose={onClose} />;
  }
  if (asked.data) return <StoredDiscount discount={asked.data} onClose={onClose} />;
  return <PanelInWait title={t('discount')} asked={asked} onClose={onClose} />;
}

const tabs = ['settings', 'codes', 'effects'] as const;

interface StoredProps {
  readonly discount: Discount;
  readonly onClose: () => void;
}

function StoredDiscount({ discount, onClose }: StoredProps) {
  const t = usePhrases('discounts');
  const language = useLanguage();
  const [tab, setTab] = useState<(typeof tabs)[number]>('settings');
  const title = language === 'ro' ? discount.marketingNameRo : discount.marketingNameCs;
  const chooser = (
    <Tabs
      name="discount"
      label={t('parts')}
      tabs={tabs.map((id) => ({ id, label: t(`tab_${id}`) }))}
      chosen={tab}
      onChoose={setTab}
    />
  );
  if (tab === 'settings') {
    return (
      <DiscountForm
        key={discount.version}
        discount={discount}
        title={title}
        chooser={chooser}
        onClose={onClose}
      />
    );
  }
  return (
    <Panel title={title} onClose={onClose}>
      {chooser}
      <div role="tabpanel" id="discount-panel" aria-labelledby={`discount-tab-${tab}`}>
        {tab === 'codes' ? (
          <DiscountCodes discount={discount} />
        ) : (
          <DiscountEffects id={discount.id} />
        )}
      </div>
    </Panel>
  );
}
