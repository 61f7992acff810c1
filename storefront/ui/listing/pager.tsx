import { Link, useLocation, useNavigate } from 'react-router';
import { useText } from '../../i18n/text.ts';
import type { ListingModel } from '../../lib/listing-address.ts';
import type { ProductCardData } from '../../lib/product-card-data.ts';
import { Icon } from '../icon.tsx';
import { listPlace } from './list-place.ts';
import { ListLink, OneOfLink } from './list-link.tsx';
import { shownPages } from './shown-pages.ts';

/** Products of further pages, shown below those of the address's page. */
export interface MoreProducts {
  readonly pages: readonly (readonly ProductCardData[])[];
  /** How many pages are asked for, loaded or not. */
  readonly wanted: number;
  readonly isLoading: boolean;
  readonly isError: boolean;
}

interface PagerProps {
  readonly model: ListingModel;
  readonly more: MoreProducts;
}

/** On to the next products below these, or to any page by its number. */
export function Pager({ model, more }: PagerProps) {
  const t = useText('listing');
  const { reply, state } = model;
  if (reply.pages <= 1) return null;
  const last = reply.page + more.wanted;
  const hrefOf = (page: number) => model.hrefOf({ ...state, page });
  return (
    <div className="pager">
      {last < reply.pages && <ShowMore model={model} more={more} href={hrefOf(last + 1)} />}
      <nav aria-label={t('pages')}>
        <ul>
          {shownPages(reply.page, reply.pages).map((page, index) => (
            <li key={page ?? `gap-${String(index)}`}>
              {page === null ? (
                <span aria-hidden="true">…</span>
              ) : (
                <OneOfLink
                  to={hrefOf(page)}
                  state={listPlace}
                  aria-label={t('page', { page })}
                  current="page"
                  isCurrent={page >= reply.page && page <= last}
                >
                  {page}
                </OneOfLink>
              )}
            </li>
          ))}
          {last < reply.pages && (
            <li>
              <ListLink to={hrefOf(last + 1)} rel="next" state={listPlace} className="pager-next">
                {t('next')}
                <Icon name="chevron" size={16} />
              </ListLink>
            </li>
          )}
        </ul>
      </nav>
    </div>
  );
}

/** Adds the next page below. The address stays, and its entry in the history knows how much is shown. */
function ShowMore({ model, more, href }: PagerProps & { readonly href: string }) {
  const t = useText('listing');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { count, page, pageSize } = model.reply;
  const left = Math.min(pageSize, count - (page + more.wanted) * pageSize);
  return (
    <Link
      className="button button-secondary"
      to={href}
      aria-busy={more.isLoading}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        if (more.isLoading) return;
        const wanted = more.isError ? more.wanted : more.wanted + 1;
        void navigate(pathname + search, {
          replace: true,
          preventScrollReset: true,
          state: { more: wanted },
        });
      }}
    >
      {more.isLoading ? t('loadingMore') : t('showMore', { count: left })}
    </Link>
  );
}
