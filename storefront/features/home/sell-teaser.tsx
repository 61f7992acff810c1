import { anyDevice, bonusTextPercent } from '#core/buyback/bonus.ts';
import { useText } from '../../i18n/text.ts';
import { usePaths, useShop } from '../../lib/shop.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

const steps = [
  { icon: 'pencil', title: 'step1Title', text: 'step1Text' },
  { icon: 'box', title: 'step2Title', text: 'step2Text' },
  { icon: 'money', title: 'step3Title', text: 'step3Text' },
] as const;

/** The other half of the shop: what we buy, and how it goes. */
export function SellTeaser() {
  const t = useText('home');
  const percent = bonusTextPercent(useShop().config.buybackBonuses, anyDevice);
  return (
    <section className="home-sell" aria-labelledby="sell">
      <div className="stack">
        <h2 id="sell">{t('sellHeading')}</h2>
        <p className="measure">{t('sellLead')}</p>
        {percent !== null && <p className="home-bonus">{t('bonus', { percent })}</p>}
        <p>
          <LinkButton to={usePaths().root}>{t('sell')}</LinkButton>
        </p>
      </div>
      <ol className="home-steps">
        {steps.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} />
            <h3>{t(title)}</h3>
            <p className="soft">{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
