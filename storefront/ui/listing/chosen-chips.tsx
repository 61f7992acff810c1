import { useText } from '../../i18n/text.ts';
import {
  isFiltered,
  toggled,
  withoutFilters,
  withoutSpan,
  type ListingModel,
} from '../../lib/listing-address.ts';
import { useMoney } from '../../lib/shop.tsx';
import { Icon } from '../icon.tsx';
import { ListLink } from './list-link.tsx';

/** What is chosen, each to be taken away by one press. */
export function ChosenChips({ model }: { readonly model: ListingModel }) {
  const t = useText('listing');
  const money = useMoney();
  const { reply, state } = model;
  if (!isFiltered(state)) return null;
  const chips = reply.facets.flatMap((facet) => {
    if (facet.kind === 'range') {
      const span = state.spans.get(facet.code);
      if (span === undefined) return [];
      const [from, to] = [
        Math.max(span.from, 0),
        Math.min(span.to, Math.max(facet.max, span.from)),
      ];
      const label = `${facet.label} ${money(from)} – ${money(to)}`;
      return [{ key: facet.code, label, to: model.hrefOf(withoutSpan(model, facet.code)) }];
    }
    const chosen = state.chosen.get(facet.code) ?? [];
    return facet.values
      .filter(({ value }) => chosen.includes(value))
      .map(({ value, label }) => ({
        key: `${facet.code} ${value}`,
        label,
        to: model.hrefOf(toggled(model, facet.code, value)),
      }));
  });
  return (
    <ul className="chips" aria-label={t('chosen')}>
      {chips.map(({ key, label, to }) => (
        <li key={key}>
          <ListLink
            className="chip"
            to={to}
            rel="nofollow"
            preventScrollReset
            aria-label={t('removeFilter', { filter: label })}
          >
            {label}
            <Icon name="close" size={16} />
          </ListLink>
        </li>
      ))}
      <li>
        <ListLink
          className="chip chip-clear"
          to={model.hrefOf(withoutFilters(model))}
          rel="nofollow"
          preventScrollReset
        >
          {t('clearAll')}
        </ListLink>
      </li>
    </ul>
  );
}
