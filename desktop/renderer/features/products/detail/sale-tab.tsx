import { useQuery } from '@tanstack/react-query';
import { grades } from '#core/buyback/grade.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { GridRow } from '#core/grid/grid-definition.ts';
import { formatMoney } from '#core/shared/money.ts';
import { usePhrases } from '../../../i18n/use-phrases.ts';
import { client } from '../../../lib/client.ts';
import { useLiveQueries } from '../../../lib/live.ts';
import { usePermission } from '../../../lib/use-permission.ts';
import { useConfig } from '../../../lib/session.ts';
import { queries } from '../../../lib/queries.ts';
import type { RowField } from '../../../ui/row-field.ts';
import type { RowValues } from '../../../ui/row-form.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/states.tsx';
import { AddItems } from './add-items.tsx';
import { ItemPlans } from './item-plans.tsx';
import { LevelPrices } from './level-prices.tsx';
import { PiecePhotos } from './piece-photos.tsx';
import { PlaceStock } from './place-stock.tsx';
import { PriceNotes } from '../../../ui/catalogue/price-notes.tsx';
import { Siblings } from './siblings.tsx';
import { TabForm } from '../../../ui/catalogue/tab-form.tsx';
import type { TabProps } from './variant.ts';

type Item = Reply<Endpoints['admin-product-list']>['results'][number];

/** Items that the tab draws; the rest is found in the list. */
const most = 100;

/** What is for sale of the variant: price, package and stock of each item. */
export function SaleTab({ variant, mayEdit }: TabProps) {
  const t = usePhrases('product');
  const queryKey = ['admin-product-list', variant.id];
  useLiveQueries('products', queryKey);
  const items = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      client.get(
        'admin-product-list',
        { query: { masterProductId: variant.id, limit: most } },
        { signal },
      ),
  });
  if (items.isError) return <ErrorState error={items.error} />;
  if (!items.data) return <Skeleton lines={5} />;
  const unsold = items.data.results.filter(({ soldAt }) => soldAt === null);
  const reread = () => {
    void queries.invalidateQueries({ queryKey });
    void queries.invalidateQueries({ queryKey: ['admin-variant', variant.id] });
  };
  return (
    <>
      <Siblings variant={variant} mayEdit={mayEdit} />
      {unsold.length === 0 && <EmptyState title={t('noItems')} />}
      {unsold.map((item) => (
        <SaleItem
          key={item.id}
          item={item}
          variantId={variant.id}
          isOpen={unsold.length === 1}
          mayEdit={mayEdit}
          onSaved={reread}
        />
      ))}
      {mayEdit && (
        <AddItems
          variantId={variant.id}
          counted={unsold.map(({ condition }) => condition)}
          onSaved={reread}
        />
      )}
    </>
  );
}

interface SaleItemProps {
  readonly item: Item;
  readonly variantId: number;
  readonly isOpen: boolean;
  readonly mayEdit: boolean;
  readonly onSaved: () => void;
}

function SaleItem({ item, variantId, isOpen, mayEdit, onSaved }: SaleItemProps) {
  const t = usePhrases('product');
  const said = usePhrases('sales');
  const { market } = useConfig();
  const mayPicture = usePermission('gallery.edit');
  const { id, condition, quality, price, stock, barcode, isOnSale } = item;
  const parts = [
    said(`condition_${condition}`),
    quality,
    barcode,
    formatMoney(price, market),
    t('pieces', { count: stock.onHand }),
    isOnSale ? null : t('offSale'),
  ];
  return (
    <details className="product-item" open={isOpen}>
      <summary>{parts.filter((part) => part !== null).join(' · ')}</summary>
      <ItemForm item={item} onSaved={onSaved} />
      <LevelPrices item={item} onSaved={onSaved} />
      <ItemPlans item={item} />
      {condition === 'used' && mayPicture && <PiecePhotos productId={id} variantId={variantId} />}
      <PlaceStock productId={id} mayEdit={mayEdit} onSaved={onSaved} />
    </details>
  );
}

const saveItem = ({ id, version }: GridRow, values: RowValues) =>
  client.patch('admin-product-update', {
    params: { productId: id },
    body: { ...values, version },
  });

function ItemForm({ item, onSaved }: Pick<SaleItemProps, 'item' | 'onSaved'>) {
  const t = usePhrases('product');
  const { id, version, price, isReduced, isOnSale, quality, barcode, barem } = item;
  const { packageWidthCm, packageHeightCm, packageDepthCm, packageWeightKg } = item;
  return (
    <TabForm
      title={t('saleTitle')}
      fields={useItemFields(item)}
      row={{
        id,
        version,
        price,
        isReduced,
        isOnSale,
        quality,
        barcode,
        barem,
        packageWidthCm,
        packageHeightCm,
        packageDepthCm,
        packageWeightKg,
      }}
      save={saveItem}
      onSaved={onSaved}
    >
      {({ price: typed }) => typed !== undefined && <PriceNotes item={item} typed={typed} />}
    </TabForm>
  );
}

function useItemFields({ condition }: Item): readonly RowField[] {
  const t = usePhrases('product');
  const optional = usePhrases('rowPanel')('optional');
  const measures = ['Width', 'Height', 'Depth', 'Weight'] as const;
  const choices = grades.map((grade) => ({ value: grade, label: grade }));
  return [
    { name: 'price', label: t('price'), type: 'whole' },
    { name: 'isReduced', label: t('isReduced'), help: t('isReducedHelp'), type: 'flag' },
    { name: 'isOnSale', label: t('isOnSale'), type: 'flag' },
    ...(condition === 'new'
      ? []
      : [{ name: 'quality', label: t('quality'), type: 'choice', choices, optional } as const]),
    { name: 'barcode', label: t('barcode'), type: 'text', optional },
    { name: 'barem', label: t('barem'), help: t('baremHelp'), type: 'text', optional },
    ...measures.map((measure) => ({
      name: measure === 'Weight' ? 'packageWeightKg' : `package${measure}Cm`,
      label: t(`package${measure}`),
      type: 'text' as const,
      optional,
    })),
  ];
}
