import { Link } from 'react-router';
import { useText } from '../../i18n/text.ts';
import { isFiltered, type ChoiceFacet, type ListingModel } from '../../lib/listing-address.ts';
import { useFacetPress } from '../../lib/use-facet-press.ts';
import { Icon } from '../icon.tsx';

interface FacetGroupProps {
  readonly facet: ChoiceFacet;
  readonly model: ListingModel;
}

/** Values that are shown before the rest is unfolded. */
const shownValues = 8;

/** One filter: its values as links, folded by the browser itself. */
export function FacetGroup({ facet, model }: FacetGroupProps) {
  const t = useText('listing');
  const { values } = facet;
  // One more than fits is shown rather than hidden behind a line of the same height.
  const isLong = values.length > shownValues + 1;
  const first = isLong ? values.slice(0, shownValues) : values;
  const rest = isLong ? values.slice(shownValues) : [];
  return (
    <details className="facet" open>
      <summary>
        {facet.label}
        <Icon name="chevron" size={16} />
      </summary>
      <FacetValues facet={facet} values={first} model={model} />
      {rest.length > 0 && (
        <details className="facet-rest">
          <summary>
            <span className="facet-more">{t('moreValues', { count: rest.length })}</span>
            <span className="facet-fewer">{t('fewerValues')}</span>
          </summary>
          <FacetValues facet={facet} values={rest} model={model} />
        </details>
      )}
    </details>
  );
}

interface FacetValuesProps extends FacetGroupProps {
  readonly values: ChoiceFacet['values'];
}

function FacetValues({ facet, values, model }: FacetValuesProps) {
  // Combinations are countless: a robot follows the first choice alone.
  const rel = isFiltered(model.state) ? { rel: 'nofollow' } : {};
  return (
    <ul>
      {values.map((each) => (
        <li key={each.value}>
          <FacetLink {...rel} facet={facet} model={model} choice={each} />
        </li>
      ))}
    </ul>
  );
}

interface FacetLinkProps extends FacetGroupProps {
  readonly choice: ChoiceFacet['values'][number];
  readonly rel?: string;
}

function FacetLink({ facet, model, choice, ...rest }: FacetLinkProps) {
  const t = useText('listing');
  const { value, label, hex, count } = choice;
  const { isChosen, to, onClick } = useFacetPress(model, facet.code, value);
  return (
    <Link
      {...rest}
      to={to}
      className={isChosen ? 'facet-value is-chosen' : 'facet-value'}
      preventScrollReset
      onClick={onClick}
    >
      <span className="facet-box">{isChosen && <Icon name="check" size={16} />}</span>
      {hex !== null && <Swatch hex={hex} />}
      <span className="facet-label">{label}</span>
      {isChosen && <span className="visually-hidden">, {t('chosenValue')}</span>}
      <span className="facet-count">{count}</span>
    </Link>
  );
}

const Swatch = ({ hex }: { readonly hex: string }) => (
  <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
    <circle cx="9" cy="9" r="8" fill={hex} stroke="currentColor" strokeOpacity="0.4" />
  </svg>
);
