import { Link } from 'react-router';
import { useText } from '../../i18n/text.ts';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import { Highlighted } from './highlighted.tsx';
import './found-pages.css';

interface FoundPagesProps {
  readonly pages: Reply<Endpoints['search']>['sitePages'];
}

/** What answers a search besides products; nothing where nothing does. */
export function FoundPages({ pages }: FoundPagesProps) {
  const t = useText('search');
  if (pages.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="found-pages">
      <h2 id="found-pages">{t('pages')}</h2>
      <ul className="found-pages">
        {pages.map(({ kind, title, text, path }) => (
          <li key={path}>
            <p className="soft">{t(`page_${kind}`)}</p>
            <Link to={path}>
              <Highlighted pieces={title} />
            </Link>
            {text !== '' && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
