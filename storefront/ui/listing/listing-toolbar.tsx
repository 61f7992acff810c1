import { lazy, Suspense, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { countFilters, type ListingModel } from '../../lib/listing-address.ts';
import { useLive } from '../../lib/use-live.ts';
import { Icon } from '../icon.tsx';
import { facetsId } from './facet-column.tsx';
import { OneOfLink } from './list-link.tsx';

const loadSheet = () =>
  import('./facet-sheet.tsx').then(({ FacetSheet }) => ({ default: FacetSheet }));
const FacetSheet = lazy(loadSheet);

const sortWords = {
  best: 'sortPopularity',
  relevance: 'sortRelevance',
  price: 'sortPriceAsc',
  '-price': 'sortPriceDesc',
  newest: 'sortNewest',
} as const;

const wordOf = (sort: string) =>
  sort in sortWords ? sortWords[sort as keyof typeof sortWords] : undefined; // checked by `in`

interface ListingToolbarProps {
  readonly model: ListingModel;
  /** How many products there are, in words. */
  readonly count: string;
}

/** How much is listed, the ways to sort it, and on small screens the way to the filters. */
export function ListingToolbar({ model, count }: ListingToolbarProps) {
  const t = useText('listing');
  const { reply, state } = model;
  return (
    <div className="listing-toolbar">
      <p className="listing-count">{count}</p>
      {reply.facets.length > 0 && <FilterButton model={model} count={count} />}
      {reply.count > 1 && reply.sorts.length > 1 && (
        <nav className="listing-sorts" aria-label={t('sort')}>
          {reply.sorts.map((sort) => {
            const word = wordOf(sort);
            return word === undefined ? null : (
              <OneOfLink
                key={sort}
                to={model.hrefOf({ ...state, sort, page: 1 })}
                rel="nofollow"
                preventScrollReset
                current="true"
                isCurrent={state.sort === sort}
              >
                {t(word)}
              </OneOfLink>
            );
          })}
        </nav>
      )}
    </div>
  );
}

/** Opens the filters as a sheet; without a script its address shows the column. */
function FilterButton({ model, count }: ListingToolbarProps) {
  const t = useText('listing');
  const button = useRef<HTMLAnchorElement>(null);
  // Who pressed before the script was here is at the fallback's address, and meant the sheet.
  const { hash } = useLocation();
  const wasPressed = useLive() && hash === `#${facetsId}`;
  const [chosenOpen, setOpen] = useState<boolean | null>(null);
  const isOpen = chosenOpen ?? wasPressed;
  const chosen = countFilters(model.state);
  return (
    <>
      <a
        ref={button}
        className="button button-secondary listing-filter-button"
        href={`#${facetsId}`}
        role="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={() => void loadSheet()}
        onKeyDown={(event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          setOpen(true);
        }}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon name="filter" size={20} />
        {chosen === 0 ? t('filters') : t('filtersChosen', { count: chosen })}
      </a>
      {isOpen && (
        <Suspense>
          <FacetSheet model={model} count={count} opener={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
