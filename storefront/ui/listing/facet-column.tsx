import { memo, Suspense } from 'react';
import type { ListingModel } from '../../lib/listing-address.ts';
import { useText } from '../../i18n/text.ts';
import { useLive } from '../../lib/use-live.ts';
import { FacetGroup } from './facet-group.tsx';
import { RangeForm } from './range-form.tsx';
import './facets.css';

/** Where the button of the filters leads without a script. */
export const facetsId = 'filters';

/** The filters beside the list; on small screens they are shown when their address is opened. */
export function FacetColumn({ model }: { readonly model: ListingModel }) {
  const t = useText('listing');
  const isLive = useLive();
  if (model.reply.facets.length === 0) return <div />;
  return (
    <aside
      className={isLive ? 'listing-facets is-live' : 'listing-facets'}
      id={facetsId}
      aria-label={t('filters')}
    >
      <Facets model={model} />
    </aside>
  );
}

/** All filters, in the column as in the sheet. A press waits for its own filter to come alive. */
export const Facets = memo(function Facets({ model }: { readonly model: ListingModel }) {
  return model.reply.facets.map((facet) => (
    <Suspense key={facet.code}>
      {facet.kind === 'choice' ? (
        <FacetGroup facet={facet} model={model} />
      ) : (
        <RangeForm facet={facet} model={model} />
      )}
    </Suspense>
  ));
});
