import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router';
import { useText } from '../i18n/text.ts';
import { addressQuery } from '../lib/address-query.ts';
import { PageHead } from '../lib/head.tsx';
import { useShop } from '../lib/shop.tsx';
import { LinkButton } from '../ui/button.tsx';

/** Nothing is at this address, or not any more. */
export function NotFound() {
  const t = useText('shell');
  const { pathname } = useLocation();
  const { client, gonePath, menu } = useShop();
  // The server has asked already; it is asked where somebody came by a link within the shop.
  const { data: found } = useQuery(addressQuery(client, pathname));
  const gone = gonePath === pathname || found?.kind === 'gone';
  const successor = found?.kind === 'gone' ? found.successor : null;
  const title = t(gone ? 'goneTitle' : 'notFoundTitle');
  return (
    <section className="stack">
      <PageHead title={title} description={t('tagline')} />
      <h1>{title}</h1>
      <p className="measure">{t(gone ? 'goneText' : 'notFoundText')}</p>
      {successor !== null && (
        <p className="measure">
          {t('goneSuccessor')} <Link to={successor.path}>{successor.name}</Link>
        </p>
      )}
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
