import { useText } from '../../i18n/text.ts';
import { availabilityTone, useAvailabilityText } from '../../lib/availability-text.ts';
import { GradeBadge } from '../../ui/grade-badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Price } from '../../ui/price.tsx';
import { InPlaceLink } from './in-place-link.tsx';
import type { Offer, Product } from './product-query.ts';
import type { Selection } from './selection.ts';
import { UnitHistory } from './unit-history.tsx';
import { UnitPhotos } from './unit-photos.tsx';
import { useProductLinks } from './use-product-links.ts';

/** Pieces that are shown at once; the rest is one press away. */
const shownUnits = 4;

interface UnitListProps {
  readonly product: Product;
  readonly selection: Selection;
}

/** Single devices of the condition, each with its own grade, battery, price and past. */
export function UnitList({ product, selection }: UnitListProps) {
  const t = useText('product');
  const units = selection.offers.filter(({ isSingleUnit }) => isSingleUnit);
  if (units.length === 0) return null;
  const chosenPlace = units.findIndex(({ id }) => id === selection.offer.id);
  const shown = Math.max(shownUnits, chosenPlace + 1);
  const hidden = units.slice(shown);
  const row = (unit: Offer) => (
    <li key={unit.id}>
      <Unit product={product} unit={unit} isChosen={unit.id === selection.offer.id} />
    </li>
  );
  return (
    <section className="detail-choice" aria-labelledby="units">
      <h2 className="detail-choice-name" id="units">
        {t('units')}
      </h2>
      <p className="small soft">{t('unitsLead')}</p>
      {selection.isUnitGone && <Notice type="info">{t('unitGone')}</Notice>}
      <ul className="units">{units.slice(0, shown).map(row)}</ul>
      {hidden.length > 0 && (
        <details className="more-units">
          <summary>{t('moreUnits', { count: hidden.length })}</summary>
          <ul className="units">{hidden.map(row)}</ul>
        </details>
      )}
      <UnitPhotos offer={selection.offer} />
      <UnitHistory offer={selection.offer} />
    </section>
  );
}

interface UnitProps {
  readonly product: Product;
  readonly unit: Offer;
  readonly isChosen: boolean;
}

function Unit({ product: { seoName, stores }, unit, isChosen }: UnitProps) {
  const t = useText('product');
  const say = useAvailabilityText();
  const { toUnit } = useProductLinks(seoName);
  // A single device lies in one place.
  const city = stores.find(({ slug }) => slug === unit.stores[0]?.slug)?.city;
  return (
    <InPlaceLink
      to={toUnit(unit.condition, unit.id)}
      className="unit"
      aria-current={isChosen ? 'true' : undefined}
    >
      <span className="unit-facts">
        {unit.grade !== null && <GradeBadge grade={unit.grade} />}
        {unit.batteryPercent !== null && (
          <span className="unit-battery numbers">
            <Icon name="battery" size={18} />
            {t('battery', { percent: unit.batteryPercent })}
          </span>
        )}
      </span>
      {unit.note !== '' && <span className="small">{unit.note}</span>}
      <span className="unit-end">
        <span className={`small stock-${availabilityTone(unit.availability)}`}>
          {city === undefined ? say(unit.availability) : t('inStore', { city })}
        </span>
        <Price amount={unit.price} />
      </span>
    </InPlaceLink>
  );
}
