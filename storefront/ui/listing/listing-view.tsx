import { memo, Suspense, type ReactNode } from 'react';
import { useText } from '../../i18n/text.ts';
import { useIsPressed } from '../../lib/list-press.ts';
import type { ListingModel } from '../../lib/listing-address.ts';
import type { ProductCardData } from '../../lib/product-card-data.ts';
import { ProductCard } from '../product-card.tsx';
import { ChosenChips } from './chosen-chips.tsx';
import { DroppedNotice } from './dropped-notice.tsx';
import { FacetColumn } from './facet-column.tsx';
import { listId } from './list-id.ts';
import { ListingToolbar } from './listing-toolbar.tsx';
import { Pager, type MoreProducts } from './pager.tsx';
import './listing.css';

interface ListingViewProps {
  readonly model: ListingModel;
  /** The address is ahead of the reply. */
  readonly isPending: boolean;
  readonly more: MoreProducts;
  /** What stands where nothing is listed. */
  readonly empty: ReactNode;
}

/** A list of products with everything that narrows, sorts and pages it. */
export function ListingView({ model, isPending, more, empty }: ListingViewProps) {
  const t = useText('listing');
  const { reply } = model;
  const count = reply.isCountExact
    ? t('products', { count: reply.count })
    : t('productsMore', { count: reply.count });
  return (
    <div className="listing">
      {/* Boundaries: a press in one part of the served page waits for that part alone to come alive. */}
      <Suspense>
        <FacetColumn model={model} />
      </Suspense>
      <ListSection isPending={isPending}>
        <DroppedNotice model={model} />
        <ListingToolbar model={model} count={count} />
        <ChosenChips model={model} />
        {reply.results.length === 0 && empty}
        <div className="listing-results">
          <Suspense>
            <ProductGrid cards={reply.results} />
          </Suspense>
          {more.pages.map((cards, index) => (
            <ProductGrid key={index} cards={cards} />
          ))}
        </div>
        <Suspense>
          <Pager model={model} more={more} />
        </Suspense>
        <p className="visually-hidden" role="status">
          {isPending ? t('updating') : count}
        </p>
      </ListSection>
    </div>
  );
}

interface ListSectionProps {
  readonly isPending: boolean;
  readonly children: ReactNode;
}

/** Busy from the press on; its children are not rendered for that. */
function ListSection({ isPending, children }: ListSectionProps) {
  const isPressed = useIsPressed();
  return (
    <section className="listing-main" id={listId} aria-busy={isPending || isPressed}>
      {children}
    </section>
  );
}

/** Kept as it is while a filter is chosen: the click must not wait for the cards. */
const ProductGrid = memo(function ProductGrid({
  cards,
}: {
  readonly cards: readonly ProductCardData[];
}) {
  if (cards.length === 0) return null;
  return (
    <ul className="product-grid">
      {cards.map((card) => (
        <li key={card.id}>
          <ProductCard card={card} level={2} />
        </li>
      ))}
    </ul>
  );
});
