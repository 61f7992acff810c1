import { memo, Suspense, type ComponentType } from 'react';
import { Link } from 'react-router';
import { useText } from '../../i18n/text.ts';
import type { ReviewSummaryProps } from '../../lib/review-summary.ts';
import { useServerNow } from '../../lib/server-clock.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { ProductRow } from '../../ui/product-row.tsx';
import { BuyColumn } from './buy-column.tsx';
import { BuyBar } from './buy-bar.tsx';
import { Details } from './details.tsx';
import { Gallery } from './gallery.tsx';
import { ProductHead } from './product-head.tsx';
import type { Product } from './product-query.ts';
import type { ProductSlots } from './product-slots.ts';
import { selectionOf } from './selection.ts';
import { StoreList } from './store-list.tsx';
import { useAddToCart } from './use-add-to-cart.ts';
import { useProductChoice } from './use-product-links.ts';
import './product.css';
import './choices.css';
import './buying.css';

interface ProductViewProps {
  readonly product: Product;
  /** Another variant is on its way; this one holds its place. */
  readonly isStale: boolean;
  readonly slots: ProductSlots;
}

export function ProductView({ product, isStale, slots }: ProductViewProps) {
  const t = useText('product');
  const now = useServerNow();
  const choice = useProductChoice();
  const selection = selectionOf(product, choice);
  const { name, seoName, categories } = product;
  const cart = useAddToCart(seoName, selection, choice.swapOffer);
  const steps = categories.map((place) => ({ label: place.name, to: place.urlPath }));
  const { ReservationForm, ReviewSummary, LastVisitedRow } = slots;
  return (
    <article className="detail" aria-busy={isStale}>
      <ProductHead product={product} />
      <Breadcrumbs crumbs={[...steps, { label: name }]} />
      <div className="detail-top">
        <div className="detail-gallery">
          <Gallery key={seoName} product={product} />
        </div>
        <BuyColumn product={product} selection={selection} now={now} cart={cart} />
      </div>
      {selection !== null && (
        <StoreList
          product={product}
          now={now}
          ReservationForm={ReservationForm}
          offer={selection.offer}
        />
      )}
      <Details product={product} />
      <Reviews
        Summary={ReviewSummary}
        seoName={seoName}
        masterProductId={product.masterProductId}
      />
      <ProductRow
        heading={t('accessories')}
        cards={product.accessories}
        more={
          product.accessoriesPath !== null && (
            <Link to={product.accessoriesPath}>{t('allAccessories')}</Link>
          )
        }
      />
      <ProductRow heading={t('similar')} cards={product.similar} />
      <Suspense fallback={null}>
        <LastVisitedRow except={seoName} />
      </Suspense>
      {selection !== null && <BuyBar selection={selection} cart={cart} />}
    </article>
  );
}

interface ReviewsProps extends ReviewSummaryProps {
  readonly Summary: ComponentType<ReviewSummaryProps>;
}

/**
 * Left alone while the page around it changes: an update that comes before its code would have React draw anew what the
 * server sent, and whoever is just pressing a link in it would press nothing.
 */
const Reviews = memo(function Reviews({ Summary, ...product }: ReviewsProps) {
  return (
    <Suspense fallback={null}>
      <Summary {...product} />
    </Suspense>
  );
});
