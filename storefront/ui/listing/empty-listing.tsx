import { Link } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { isFiltered, withoutFilters, type ListingModel } from '../../lib/listing-address.ts';
import { Icon } from '../icon.tsx';

interface EmptyListingProps {
  readonly model: ListingModel;
  /** What to say where no filter is at fault. */
  readonly unfiltered: string;
  /** What to say above the filters that could be taken away. */
  readonly relax?: string;
}

/** Says which filter emptied the list, and takes it away by one press. */
export function EmptyListing({ model, unfiltered, relax }: EmptyListingProps) {
  const t = useText('listing');
  const { emptiedBy } = model.reply;
  if (!isFiltered(model.state)) return <p className="listing-empty">{unfiltered}</p>;
  return (
    <div className="listing-empty">
      <h2>{t('emptyTitle')}</h2>
      <p>{emptiedBy.length === 0 ? t('emptyAll') : (relax ?? t('emptyText'))}</p>
      <ul>
        {emptiedBy.map(({ code, label, count, state }) => (
          <li key={code}>
            <Link to={model.hrefOfText(state)} rel="nofollow" preventScrollReset>
              <Icon name="close" size={18} />
              {t('relax', { filter: label, count })}
            </Link>
          </li>
        ))}
        <li>
          <Link to={model.hrefOf(withoutFilters(model))} rel="nofollow" preventScrollReset>
            <Icon name="close" size={18} />
            {t('clearAll')}
          </Link>
        </li>
      </ul>
    </div>
  );
}
