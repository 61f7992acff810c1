import { useLocation } from 'react-router';
import { useText } from '../i18n/text.ts';
import { PageHead } from '../lib/head.tsx';
import { usePaths, useShop } from '../lib/shop.tsx';
import { LinkButton } from '../ui/button.tsx';

/** Nothing is at this address, or not any more. */
export function NotFound() {
  const t = useText('shell');
  const { pathname } = useLocation();
  const gone = useShop().gonePath === pathname;
  const title = t(gone ? 'goneTitle' : 'notFoundTitle');
  return (
    <section className="stack">
      <PageHead title={title} description={t('tagline')} />
      <h1>{title}</h1>
      <p className="measure">{t(gone ? 'goneText' : 'notFoundText')}</p>
      <p>
        <LinkButton to={usePaths().root}>{t('notFoundAction')}</LinkButton>
      </p>
    </section>
  );
}
