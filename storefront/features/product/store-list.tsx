import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { useText } from '../../i18n/text.ts';
import type { ReservationForms } from '../../lib/reservation-form.ts';
import { useShop } from '../../lib/shop.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Offer, Product } from './product-query.ts';
import { useDoorText, useNearMoment, useReadyMoment } from './store-door.ts';

interface StoreListProps extends ReservationForms {
  readonly product: Product;
  readonly offer: Offer;
  /** The server's time; null while it is not known. */
  readonly now: Date | null;
}

type Store = Product['stores'][number];

/** Stores with the chosen piece: how many, whether the door is open, and how soon it is ready. */
export function StoreList({ product, offer, now, ReservationForm }: StoreListProps) {
  const t = useText('product');
  const near = useNearMoment(now);
  const readyMoment = useReadyMoment(now);
  const [chosen, setChosen] = useState<Store | null>(null);
  const rows = offer.stores.flatMap(({ slug, pieces }) => {
    const store = product.stores.find((each) => each.slug === slug);
    return store ? [{ store, pieces }] : [];
  });
  if (rows.length === 0) return <NoStore />;
  const { seoName, name } = product;
  const { condition, isSingleUnit, id } = offer;
  const ready = chosen && readyMoment(chosen);
  return (
    <section className="stack" aria-labelledby="stores">
      <h2 id="stores">{t('stores')}</h2>
      <p className="soft">{t('storesLead')}</p>
      <ul className="pickup">
        {rows.map(({ store, pieces }) => (
          <StoreRow
            key={store.slug}
            store={store}
            pieces={pieces}
            now={now}
            onReserve={() => setChosen(store)}
          />
        ))}
      </ul>
      {chosen !== null && (
        <Suspense fallback={null}>
          <ReservationForm
            product={{ seoName, name, condition, itemId: isSingleUnit ? id : null }}
            store={chosen}
            {...(ready ? { readyText: t('readyAt', near(ready)) } : {})}
            onClose={() => setChosen(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

interface StoreRowProps {
  readonly store: Store;
  readonly pieces: number;
  readonly now: Date | null;
  readonly onReserve: () => void;
}

function StoreRow({ store, pieces, now, onReserve }: StoreRowProps) {
  const t = useText('product');
  const { market } = useShop();
  const near = useNearMoment(now);
  const door = useDoorText(now);
  const ready = useReadyMoment(now)(store);
  const { text, isOpen } = door(store);
  return (
    <li className="pickup-row">
      <div className="pickup-place">
        <h3>
          <Link to={shopPaths(market).store(store.slug)}>{store.name}</Link>
        </h3>
        <p className="small soft">
          {store.street}, {store.city}
        </p>
      </div>
      <div className="pickup-facts small">
        <p className="stock-now">{t('piecesHere', { count: pieces })}</p>
        <p className={isOpen ? 'pickup-open' : 'soft'}>{text}</p>
        {ready !== null && <p className="soft">{t('readyAt', near(ready))}</p>}
      </div>
      <Button
        kind="secondary"
        aria-label={t('reserveAt', { store: store.name })}
        onClick={onReserve}
      >
        {t('reserveHere')}
      </Button>
    </li>
  );
}

/** What to do about a piece that no store has. */
function NoStore() {
  const t = useText('product');
  const paths = shopPaths(useShop().market);
  return (
    <section className="stack detail-no-store card" aria-labelledby="stores">
      <h2 id="stores">{t('noStoreTitle')}</h2>
      <p className="measure">{t('noStoreText')}</p>
      <p className="cluster">
        <LinkButton to={paths.specialOffer}>{t('askForOffer')}</LinkButton>
        <LinkButton kind="secondary" to={paths.contact}>
          <Icon name="phone" size={20} />
          {t('contactUs')}
        </LinkButton>
      </p>
    </section>
  );
}
