import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { shopPaths } from '#core/paths/shop-paths.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import {
  isFiltered,
  listingModel,
  listingNames,
  listingText,
  type ListingModel,
} from '../../lib/listing-address.ts';
import { useClient, useShop } from '../../lib/shop.tsx';
import { EmptyListing } from '../../ui/listing/empty-listing.tsx';
import { ListingView } from '../../ui/listing/listing-view.tsx';
import { useMorePages } from '../../ui/listing/use-more-pages.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ProductRow } from '../../ui/product-row.tsx';
import { FoundPages } from './found-pages.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { readSearch, searchQuery } from './search-query.ts';

type SearchReply = Reply<Endpoints['search']>;

/** All that answers a typed query, with the filters of a category. */
export function SearchScreen() {
  const t = useText('search');
  const { q, isLong } = readSearch(useLocation().search);
  return (
    <div className="stack-wide">
      <SearchHead q={q} />
      <h1>{q === '' ? t('emptyHeading') : t('heading', { query: q })}</h1>
      {isLong ? (
        <Found key={q} q={q} />
      ) : (
        <div className="stack">
          {q !== '' && <Notice type="info" title={t('tooShort')} announced={false} />}
          <p className="measure">{t('hint')}</p>
        </div>
      )}
    </div>
  );
}

interface SearchHeadProps {
  readonly q: string;
  /** The list that answers; its address is kept by what the list reads of it. */
  readonly reply?: SearchReply;
}

/** The box is found by search engines; what somebody typed into it is not. */
function SearchHead({ q, reply }: SearchHeadProps) {
  const t = useText('search');
  const isBare = q === '';
  return (
    <PageHead
      title={isBare ? t('emptyTitle') : t('title', { query: q })}
      description={t('description')}
      canonical={shopPaths(useShop().market).search}
      robots={isBare ? undefined : 'noindex'}
      query={reply && ['q', ...listingNames(reply)]}
    />
  );
}

function Found({ q }: { readonly q: string }) {
  const listingWords = useText('listing');
  const path = shopPaths(useShop().market).search;
  const { text } = readSearch(useLocation().search);
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...searchQuery(useClient(), q, text),
    placeholderData: keepPreviousData,
  });
  if (data === undefined) {
    return isError ? (
      <LoadFailed message={listingWords('loadFailed')} onRetry={() => void refetch()} />
    ) : (
      <Skeleton bars={6} />
    );
  }
  const model = listingModel(data, { path, fixed: [['q', q]] }, text);
  return <Results reply={data} model={model} q={q} isPending={isPlaceholderData} />;
}

interface ResultsProps {
  readonly reply: SearchReply;
  readonly model: ListingModel;
  readonly q: string;
  readonly isPending: boolean;
}

function Results({ reply, model, q, isPending }: ResultsProps) {
  const t = useText('search');
  const client = useClient();
  const { place, state } = model;
  const more = useMorePages(reply.page, reply.pages, (page) =>
    searchQuery(
      client,
      q,
      listingText(model.hrefOf({ ...state, page }).slice(place.path.length), ['q']),
    ),
  );
  const nothing = reply.count === 0 && !isFiltered(state);
  return (
    <>
      <SearchHead q={q} reply={reply} />
      {reply.correctedTo !== null && (
        <Notice type="info" announced={false}>
          <p>{t('corrected', { query: reply.correctedTo })}</p>
        </Notice>
      )}
      {nothing ? (
        <div className="stack">
          <h2>{t('noResults')}</h2>
          <p className="measure">
            {reply.sitePages.length > 0 ? t('onlyPages') : t('noResultsText', { query: q })}
          </p>
        </div>
      ) : (
        <ListingView
          model={model}
          isPending={isPending}
          more={more}
          empty={
            <EmptyListing
              model={model}
              unfiltered={t('noResultsText', { query: q })}
              relax={t('noResultsFiltered', { query: q })}
            />
          }
        />
      )}
      <FoundPages pages={reply.sitePages} />
      <ProductRow heading={t('nearest')} cards={reply.nearest} />
    </>
  );
}
