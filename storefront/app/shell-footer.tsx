import { Suspense, useEffect, useId, type ComponentType } from 'react';
import { Link } from 'react-router';
import { usePlaces, type Place } from '../features/menu/use-places.ts';
import { useText } from '../i18n/text.ts';
import { releaseEarlyInput } from '../lib/early-input.ts';
import { useShop } from '../lib/shop.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { footerCategoriesId } from './footer-categories.ts';
import { LanguageSwitch } from './language-switch.tsx';
import './shell-footer.css';

export interface ShellFooterProps {
  readonly NewsletterForm: ComponentType;
}

/** The whole shop in links, what may be relied on, and the language on small screens. */
export function ShellFooter({ NewsletterForm }: ShellFooterProps) {
  const t = useText('shell');
  const { menu } = useShop();
  const { shop, sell, about } = usePlaces();
  const categories = menu.map(({ urlPath, name }) => ({ to: urlPath, label: name }));
  useEffect(() => releaseEarlyInput('footer'), []);
  return (
    <footer className="site-footer" data-place="footer">
      <div className="page">
        <div className="site-footer-columns">
          <div id={footerCategoriesId}>
            <Column heading={t('footerShop')} places={[...categories, ...shop]} />
          </div>
          <Column heading={t('footerSell')} places={sell} />
          <Column heading={t('footerAbout')} places={about} />
          <section className="site-footer-news" aria-labelledby="news">
            <h2 id="news">{t('footerNews')}</h2>
            <Suspense>
              <NewsletterForm />
            </Suspense>
          </section>
        </div>
        <div className="site-footer-end">
          <p>
            <strong>{t('shopName')}</strong> – {t('tagline')}
            <br />
            <span className="soft">{t('footerPromise')}</span>{' '}
            <span className="soft">{t('footerLegal')}</span>
          </p>
          <CompanyFacts />
          <div className="site-footer-language">
            <LanguageSwitch />
          </div>
        </div>
      </div>
    </footer>
  );
}

interface ColumnProps {
  readonly heading: string;
  readonly places: readonly Place[];
}

function Column({ heading, places }: ColumnProps) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {places.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
