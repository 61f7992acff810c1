import { Link, useLocation } from 'react-router';
import { useText } from '../i18n/text.ts';
import { PageHead } from '../lib/head.tsx';
import { useShop } from '../lib/shop.tsx';
import { LinkButton } from '../ui/button.tsx';

/** Nothing is at this address, or not any more. */
export function NotFound() {
  const t = useText('shell');
  const { pathname } = useLocation();
  const { gonePath, menu } = useShop();
  const gone = gonePath === pathname;
  const title = t(gone ? 'goneTitle' : 'notFoundTitle');
  return (
    <section className="stack">
      <PageHead title={title} description={t('tagline')} />
      <h1>{title}</h1>
      <p className="measure">{t(gone ? 'goneText' : 'notFoundText')}</p>
      <p className="measure">{t('notFoundSearch')}</p>
      <ul className="cluster">
        {menu.map(({ id, name, urlPath }) => (
          <li key={id}>
            <Link to={urlPath}>{name}</Link>
          </li>
        ))}
      </ul>
      <p>
        <LinkButton to="/">{t('notFoundAction')}</LinkButton>
      </p>
    </section>
  );
}
