import { useText } from '../../i18n/text.ts';
import { usePaths, useShop } from '../../lib/shop.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { DeviceDrawing } from '../../ui/device-drawing.tsx';

/** What we are, in one sentence and two steps on. */
export function Hero() {
  const t = useText('home');
  const { menu } = useShop();
  const paths = usePaths();
  const phones = menu[0]?.urlPath;
  return (
    <section className="home-hero">
      <div className="stack">
        <h1>{t('heading')}</h1>
        <p className="home-lead">{t('lead')}</p>
        <p className="cluster">
          {phones !== undefined && <LinkButton to={phones}>{t('browse')}</LinkButton>}
          <LinkButton to={paths.root} kind={phones === undefined ? 'primary' : 'secondary'}>
            {t('sell')}
          </LinkButton>
        </p>
      </div>
      <HeroDrawing />
    </section>
  );
}

/** What we deal in, beside the words. */
export const HeroDrawing = () => (
  <div className="home-drawing" aria-hidden="true">
    <DeviceDrawing kind="tablet" hex="#8fa3ad" longest={230} />
    <DeviceDrawing kind="phone" hex="#0b5563" side="back" longest={196} />
    <DeviceDrawing kind="phone" hex="#0b5563" longest={196} />
    <DeviceDrawing kind="smartwatch" hex="#c7a17a" longest={140} />
  </div>
);
