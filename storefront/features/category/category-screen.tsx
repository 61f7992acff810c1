import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { useText } from '../../i18n/text.ts';
import { listingModel, listingText, type ListingModel } from '../../lib/listing-address.ts';
import { useClient } from '../../lib/shop.tsx';
import { EmptyListing } from '../../ui/listing/empty-listing.tsx';
import { ListingView } from '../../ui/listing/listing-view.tsx';
import { useMorePages } from '../../ui/listing/use-more-pages.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CategoryHead } from './category-head.tsx';
import { categoryProductsQuery, categoryQuery } from './category-query.ts';

export interface CategoryScreenProps {
  /** What is said of an address where no category lives. */
  readonly NotFound: ComponentType;
}

type CategoryReply = Reply<Endpoints['catalog-category']>;

/** A category by its address: the catch-all after every page of its own. */
export function CategoryScreen({ NotFound }: CategoryScreenProps) {
  const { pathname } = useLocation();
  // Another category starts anew; another state of this one keeps what it has.
  return <Category key={pathname} NotFound={NotFound} />;
}

function Category({ NotFound }: CategoryScreenProps) {
  const t = useText('listing');
  const { pathname, search } = useLocation();
  const path = pathname.replace(/(?<=.)\/+$/, '');
  const text = listingText(search);
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...categoryQuery(useClient(), path, text),
    placeholderData: keepPreviousData,
  });
  if (data === null) return <NotFound />;
  if (data === undefined) {
    return isError ? (
      <LoadFailed message={t('loadFailed')} onRetry={() => void refetch()} />
    ) : (
      <Skeleton bars={6} />
    );
  }
  return (
    <Products
      category={data.category}
      model={listingModel(data, { path, fixed: [] }, text)}
      isPending={isPlaceholderData}
    />
  );
}

interface ProductsProps {
  readonly category: CategoryReply['category'];
  readonly model: ListingModel;
  readonly isPending: boolean;
}

function Products({ category, model, isPending }: ProductsProps) {
  const t = useText('listing');
  const client = useClient();
  const { reply, state, place } = model;
  const more = useMorePages(reply.page, reply.pages, (page) =>
    categoryProductsQuery(
      client,
      place.path,
      listingText(model.hrefOf({ ...state, page }).slice(place.path.length)),
    ),
  );
  return (
    <div className="stack-wide">
      <CategoryHead category={category} model={model} />
      <ListingView
        model={model}
        isPending={isPending}
        more={more}
        empty={<EmptyListing model={model} unfiltered={t('emptyCategory')} />}
      />
    </div>
  );
}
