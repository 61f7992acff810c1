import type { RefObject } from 'react';
import { useText } from '../../i18n/text.ts';
import { isFiltered, withoutFilters, type ListingModel } from '../../lib/listing-address.ts';
import { Button } from '../button.tsx';
import { Sheet } from '../sheet.tsx';
import { Facets } from './facet-column.tsx';
import { ListLink } from './list-link.tsx';

interface FacetSheetProps {
  readonly model: ListingModel;
  readonly count: string;
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The filters on small screens. Each choice counts at once; the button says what it will show. */
export function FacetSheet({ model, count, opener, onClose }: FacetSheetProps) {
  const t = useText('listing');
  const { reply, state } = model;
  return (
    <Sheet title={t('filters')} onClose={onClose} opener={opener}>
      <div className="facet-sheet">
        <Facets model={model} />
      </div>
      <div className="facet-sheet-end">
        {isFiltered(state) && (
          <ListLink to={model.hrefOf(withoutFilters(model))} rel="nofollow" preventScrollReset>
            {t('clearAll')}
          </ListLink>
        )}
        <Button wide onClick={onClose}>
          {reply.isCountExact ? t('showProducts', { count: reply.count }) : count}
        </Button>
      </div>
    </Sheet>
  );
}
