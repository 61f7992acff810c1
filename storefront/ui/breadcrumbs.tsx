import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { useText } from '../i18n/text.ts';
import { Icon } from './icon.tsx';
import './breadcrumbs.css';

export interface Crumb {
  readonly label: string;
  /** The last one is the page itself and leads nowhere. */
  readonly to?: string;
  readonly onClick?: (event: MouseEvent) => void;
}

/** The way to this page; each step leads back. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const t = useText('shell');
  return (
    <nav className="breadcrumbs" aria-label={t('breadcrumbs')}>
      <ol>
        {crumbs.map(({ label, to, onClick }, index) => (
          <li key={to ?? label}>
            {index > 0 && <Icon name="chevron" size={14} />}
            {index === crumbs.length - 1 || to === undefined ? (
              <span aria-current="page">{label}</span>
            ) : (
              <Link to={to} onClick={onClick}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
