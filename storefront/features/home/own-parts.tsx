import { Link } from 'react-router';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { useText } from '../../i18n/text.ts';
import { useShop } from '../../lib/shop.tsx';
import { Icon } from '../../ui/icon.tsx';

/** What customers may rely on. */
export function Promises() {
  const t = useText('home');
  return (
    <section className="stack" aria-labelledby="promises">
      <h2 id="promises">{t('promiseHeading')}</h2>
      <ul className="home-promises">
        {(['promise1', 'promise2', 'promise3'] as const).map((key) => (
          <li key={key}>
            <Icon name="shield" />
            {t(key)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Ways to people: the stores and what they write. */
export function Doors() {
  const t = useText('home');
  const paths = shopPaths(useShop().market);
  return (
    <div className="home-doors">
      <section className="card stack">
        <h2>{t('storesHeading')}</h2>
        <p className="soft">{t('storesText')}</p>
        <p>
          <Link to={paths.stores}>{t('storesLink')}</Link>
        </p>
      </section>
      <section className="card stack">
        <h2>{t('articlesHeading')}</h2>
        <p className="soft">{t('articlesText')}</p>
        <p>
          <Link to={paths.articles}>{t('articlesLink')}</Link>
        </p>
      </section>
    </div>
  );
}
