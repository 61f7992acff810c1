import { shopPaths } from '#core/paths/shop-paths.ts';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { useShop } from '../../lib/shop.tsx';
import { ConsentForm } from './consent-form.tsx';
import './consent.css';

const cookies = [
  { name: 'session', purpose: 'purposeSession', life: 'lifeSession' },
  { name: 'visitor', purpose: 'purposeVisitor', life: 'lifeYear' },
  { name: 'language', purpose: 'purposeLanguage', life: 'lifeYear' },
  { name: 'scheme', purpose: 'purposeScheme', life: 'lifeYear' },
  { name: 'consent', purpose: 'purposeConsent', life: 'lifeConsent' },
] as const;

/** Which cookies there are, and the place where a consent is given and taken back. */
export function CookiesScreen() {
  const t = useText('consent');
  const path = shopPaths(useShop().market).cookies;
  return (
    <section className="stack-wide">
      <PageHead title={t('title')} description={t('description')} canonical={path} query={[]} />
      <div className="stack">
        <h1>{t('heading')}</h1>
        <p className="lead measure">{t('lead')}</p>
      </div>
      <ConsentForm />
      <section className="stack" aria-labelledby="cookie-list">
        <h2 id="cookie-list">{t('listHeading')}</h2>
        <table className="consent-cookies">
          <thead>
            <tr>
              <th scope="col">{t('columnName')}</th>
              <th scope="col">{t('columnPurpose')}</th>
              <th scope="col">{t('columnLife')}</th>
            </tr>
          </thead>
          <tbody>
            {cookies.map(({ name, purpose, life }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>{t(purpose)}</td>
                <td>{t(life)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
