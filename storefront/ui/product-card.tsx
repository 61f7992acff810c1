import type { ReactNode } from 'react';
import { memo, use } from 'react';
import { Link } from 'react-router';
import { productAddress } from '#core/catalog/product-address.ts';
import { useText } from '../i18n/text.ts';
import { availabilityTone, useAvailabilityText } from '../lib/availability-text.ts';
import { CardMarkupContext } from '../lib/card-markup.ts';
import { useMoment } from '../lib/moment.ts';
import type { ProductCardData } from '../lib/product-card-data.ts';
import { useShop } from '../lib/shop.tsx';
import { ConditionLabel } from './condition.tsx';
import { ProductPicture } from './product-picture.tsx';
import { Price } from './price.tsx';
import { ReductionNote } from './reduction-note.tsx';
import './product-card.css';

interface ProductCardProps {
  readonly card: ProductCardData;
  /** Level of the name in the page's outline. */
  readonly level?: 2 | 3;
  /** A control over the picture, such as the heart of favourites. */
  readonly action?: ReactNode;
  /** Said of the card in the lists it stands in, such as "Vybráno k porovnání". */
  readonly note?: ReactNode;
}

/** Dots that fit a card; how many more there are is said in a number. */
const shownColors = 5;

/** A product in a list. The whole card is one link; what `action` holds lies above it. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { card, level = 3, action, note } = props;
  const isPlain = action === undefined && note === undefined;
  const markup = use(CardMarkupContext)?.({ card, level, isPlain });
  if (markup === undefined) return <CardInFull {...props} />;
  const inside = { __html: markup };
  return (
    <article className="product-card" data-view={card.seoName} dangerouslySetInnerHTML={inside} />
  );
});

function CardInFull({ card, level = 3, action, note }: ProductCardProps) {
  const { market } = useShop();
  const say = useAvailabilityText();
  const Heading = level === 2 ? 'h2' : 'h3';
  const color = card.colors.find(({ seoName }) => seoName === card.seoName) ?? card.colors[0];
  const percent = card.reduction?.percent ?? null;
  return (
    <article className="product-card" data-view={card.seoName}>
      <div className="product-card-picture">
        <ProductPicture
          {...card}
          hex={color?.hex}
          longest={150}
          sizes="(max-width: 559px) 112px, 260px"
        />
        {percent !== null && (
          <span className="product-card-percent">{`−${String(percent)}\u00a0%`}</span>
        )}
      </div>
      <div className="product-card-text">
        <Heading className="product-card-name">
          <Link to={productAddress(market, card.seoName, { condition: card.condition })}>
            {card.name}
          </Link>
        </Heading>
        <ConditionLabel condition={card.condition} grade={card.grade} />
        {card.highlights.length > 0 && (
          <p className="product-card-facts">{card.highlights.join(' · ')}</p>
        )}
        <Colors card={card} />
        <Rating reviews={card.reviews} />
      </div>
      <div className="product-card-end">
        <CardPrice card={card} />
        <p className={`product-card-stock stock-${availabilityTone(card.availability)}`}>
          {say(card.availability)}
        </p>
        {note}
      </div>
      {action !== undefined && <div className="product-card-action">{action}</div>}
    </article>
  );
}

function CardPrice({ card }: { readonly card: ProductCardData }) {
  const t = useText('productCard');
  const moment = useMoment();
  return (
    <div className="product-card-price">
      <p>
        {card.isFrom && <span className="product-card-from">{t('from')} </span>}
        <Price amount={card.price} />
      </p>
      <ReductionNote reduction={card.reduction} />
      {card.limited && (
        <p className="reduction-note">{t('limitedUntil', moment(new Date(card.limited.until)))}</p>
      )}
    </div>
  );
}

function Colors({ card }: { readonly card: ProductCardData }) {
  const t = useText('productCard');
  const { colors } = card;
  if (colors.length < 2) return null;
  const more = colors.length - shownColors;
  return (
    <p className="color-dots">
      {colors.slice(0, shownColors).map(({ value, hex }) => (
        <svg key={value} width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="8" cy="8" r="7" fill={hex} stroke="currentColor" strokeOpacity="0.4" />
        </svg>
      ))}
      {more > 0 && <span aria-hidden="true">+{more}</span>}
      <span className="visually-hidden">{t('colors', { count: colors.length })}</span>
    </p>
  );
}

// Making one takes longer than drawing the card.
const averageFormats = {
  cs: new Intl.NumberFormat('cs', { minimumFractionDigits: 1 }),
  ro: new Intl.NumberFormat('ro', { minimumFractionDigits: 1 }),
};

function Rating({ reviews }: { readonly reviews: ProductCardData['reviews'] }) {
  const t = useText('productCard');
  const { language } = useShop();
  if (reviews === null) return null;
  const average = averageFormats[language].format(reviews.averageTenths / 10);
  return (
    <p className="product-card-rating">
      <svg width="14" height="14" viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M12 2.5l2.9 6.2 6.8.8-5 4.7 1.3 6.7-6-3.3-6 3.3 1.3-6.7-5-4.7 6.8-.8z"
          fill="currentColor"
        />
      </svg>
      <span aria-hidden="true">
        {average} ({reviews.count})
      </span>
      <span className="visually-hidden">
        {t('rating', { average })}, {t('reviews', { count: reviews.count })}
      </span>
    </p>
  );
}
