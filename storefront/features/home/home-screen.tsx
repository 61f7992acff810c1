import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { deviceKindOf } from '#core/buyback/device-kind.ts';
import { useText } from '../../i18n/text.ts';
import { PageHead } from '../../lib/head.tsx';
import { usePaths, useShop } from '../../lib/shop.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { DeviceDrawing } from '../../ui/device-drawing.tsx';
import { Icon } from '../../ui/icon.tsx';
import { typesQuery } from './types-query.ts';
import './home.css';

/** The front page: what we do, how it goes, what may be relied on. */
export function HomeScreen() {
  const t = useText('home');
  return (
    <div className="stack-wide home">
      <PageHead title={t('title')} description={t('description')} canonical="/" />
      <Hero />
      <Types />
      <section className="stack" aria-labelledby="steps">
        <h2 id="steps">{t('stepsHeading')}</h2>
        <ol className="home-steps">
          <li className="card">
            <Icon name="pencil" />
            <h3>{t('step1Title')}</h3>
            <p className="soft">{t('step1Text')}</p>
          </li>
          <li className="card">
            <Icon name="box" />
            <h3>{t('step2Title')}</h3>
            <p className="soft">{t('step2Text')}</p>
          </li>
          <li className="card">
            <Icon name="money" />
            <h3>{t('step3Title')}</h3>
            <p className="soft">{t('step3Text')}</p>
          </li>
        </ol>
      </section>
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
    </div>
  );
}

function Hero() {
  const t = useText('home');
  const { config } = useShop();
  const paths = usePaths();
  return (
    <section className="home-hero">
      <div className="stack">
        <h1>{t('heading')}</h1>
        <p className="home-lead">{t('lead')}</p>
        {config.buybackBonusPercent !== null && (
          <p className="home-bonus">{t('bonus', { percent: config.buybackBonusPercent })}</p>
        )}
        <p>
          <LinkButton to={paths.root}>{t('start')}</LinkButton>
        </p>
      </div>
      <div className="home-drawing" aria-hidden="true">
        <DeviceDrawing kind="tablet" hex="#8fa3ad" longest={260} />
        <DeviceDrawing kind="phone" hex="#0b5563" side="back" longest={216} />
        <DeviceDrawing kind="phone" hex="#0b5563" longest={216} />
        <DeviceDrawing kind="smartwatch" hex="#c7a17a" longest={150} />
      </div>
    </section>
  );
}

/** What may be sold, straight from the data: the shortest way to a price. */
function Types() {
  const t = useText('home');
  const { client, market } = useShop();
  const paths = usePaths();
  const { data } = useQuery(typesQuery(client));
  if (data === undefined || data.choices.length === 0) return null;
  return (
    <nav className="stack" aria-labelledby="types">
      <h2 id="types">{t('typesHeading')}</h2>
      <ul className="home-types">
        {data.choices.map(({ value, label }) => (
          <li key={value}>
            <Link className="card card-link" to={paths.selector({ productType: value })}>
              <span className="home-type-drawing">
                <DeviceDrawing kind={deviceKindOf(value, market) ?? 'accessory'} longest={64} />
              </span>
              <strong>{label}</strong>
              <Icon name="chevron" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
