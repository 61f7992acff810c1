import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { usePhrases } from '../../../i18n/use-phrases.ts';
import { client } from '../../../lib/client.ts';
import { useLiveQueries } from '../../../lib/live.ts';
import { usePermission } from '../../../lib/use-permission.ts';
import { Panel } from '../../../ui/panel.tsx';
import { ErrorState, Skeleton, StatusDot } from '../../../ui/states.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { LifeMenu } from './life-menu.tsx';
import type { TabProps, Variant } from './variant.ts';
import './detail.css';

const tabIds = [
  'texts',
  'pictures',
  'sale',
  'attributes',
  'accessories',
  'seo',
  'history',
] as const;
type TabId = (typeof tabIds)[number];

// Each is loaded when it is first opened.
const TextsTab = lazy(async () => ({ default: (await import('./texts-tab.tsx')).TextsTab }));
const PicturesTab = lazy(async () => ({
  default: (await import('./pictures-tab.tsx')).PicturesTab,
}));
const SaleTab = lazy(async () => ({ default: (await import('./sale-tab.tsx')).SaleTab }));
const AttributesTab = lazy(async () => ({
  default: (await import('./attributes-tab.tsx')).AttributesTab,
}));
const AccessoriesTab = lazy(async () => ({
  default: (await import('./accessories-tab.tsx')).AccessoriesTab,
}));
const SeoTab = lazy(async () => ({ default: (await import('./seo-tab.tsx')).SeoTab }));
const HistoryTab = lazy(async () => ({ default: (await import('./history-tab.tsx')).HistoryTab }));

const tabs: Readonly<Record<TabId, ComponentType<TabProps>>> = {
  texts: TextsTab,
  pictures: PicturesTab,
  sale: SaleTab,
  attributes: AttributesTab,
  accessories: AccessoriesTab,
  seo: SeoTab,
  history: HistoryTab,
};

interface ProductPanelProps {
  readonly id: number;
  /** As the list calls it, until the rest is here. */
  readonly title: string;
  readonly onClose: () => void;
}

/** One variant beside the list: its texts, prices and stock, attributes, and who changed it. */
export function ProductPanel({ id, title, onClose }: ProductPanelProps) {
  const t = usePhrases('product');
  const [chosen, setChosen] = useState<TabId>('texts');
  const queryKey = ['admin-variant', id];
  useLiveQueries('master_products', queryKey);
  const variant = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      client.get('admin-variant', { params: { masterProductId: id } }, { signal }),
  });
  const mayEdit = usePermission('catalogue.edit');
  const hasPictures = usePermission('gallery.edit');
  const shown = tabIds.filter((tab) => tab !== 'pictures' || hasPictures);
  const Shown = tabs[chosen];
  const { data } = variant;
  return (
    <Panel
      title={title}
      onClose={onClose}
      takesFocus
      link={`/products/${encodeURIComponent(title)}`}
      tools={<LifeMenu key={id} id={id} />}
    >
      {data && <Missing missing={data.missing} />}
      <Tabs
        name="product"
        label={t('tabs')}
        tabs={shown.map((tab) => ({ id: tab, label: t(`tab_${tab}`) }))}
        chosen={chosen}
        onChoose={setChosen}
      />
      <div
        className="product-tab"
        role="tabpanel"
        id="product-panel"
        aria-labelledby={`product-tab-${chosen}`}
      >
        {variant.isError && (
          <ErrorState error={variant.error} onRetry={() => void variant.refetch()} />
        )}
        {variant.isPending && <Skeleton lines={8} />}
        {data && (
          <Suspense fallback={<Skeleton lines={8} />}>
            <Shown key={id} variant={data} mayEdit={mayEdit} />
          </Suspense>
        )}
      </div>
    </Panel>
  );
}

function Missing({ missing }: Pick<Variant, 'missing'>) {
  const t = usePhrases('product');
  const said = usePhrases('newProduct');
  if (missing.length === 0) return <StatusDot tone="success">{t('nothingMissing')}</StatusDot>;
  const things = missing.map((thing) => said(`missing_${thing}`)).join(', ');
  return <StatusDot tone="warning">{said('missing', { things })}</StatusDot>;
}
