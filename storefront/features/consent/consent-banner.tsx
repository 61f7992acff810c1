import { everythingAllowed, nothingAllowed } from '#core/analytics/consent-choice.ts';
import { shopPaths } from '#core/paths/shop-paths.ts';
import { useText } from '../../i18n/text.ts';
import { saveConsent } from '../../lib/consent.ts';
import { useShop } from '../../lib/shop.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import './consent.css';

/** Asks once. It lies over the page's end, so nothing moves; to refuse is as easy as to accept. */
export function ConsentBanner() {
  const t = useText('consent');
  const { cookies } = shopPaths(useShop().market);
  return (
    <section className="consent" aria-label={t('bannerLabel')}>
      <div className="consent-text">
        <p>{t('bannerText')}</p>
        <p>{t('bannerDetail')}</p>
      </div>
      <div className="consent-actions">
        <Button kind="secondary" onClick={() => saveConsent(nothingAllowed)}>
          {t('refuseAll')}
        </Button>
        <Button kind="secondary" onClick={() => saveConsent(everythingAllowed)}>
          {t('acceptAll')}
        </Button>
        <LinkButton kind="quiet" to={cookies}>
          {t('settings')}
        </LinkButton>
      </div>
    </section>
  );
}
