import { useText } from '../../i18n/text.ts';
import { usePaths } from '../../lib/shop.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

const steps = [1, 2, 3, 4] as const;

/** What the seller does until the money comes. */
export function NextSteps() {
  const t = useText('thankYou');
  const paths = usePaths();
  return (
    <Card className="stack">
      <h2>{t('nextTitle')}</h2>
      <ol className="packing">
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`pack${step}Title`)}</h3>
            <p>{t(`pack${step}Text`)}</p>
          </li>
        ))}
      </ol>
      <p className="not-printed">
        <LinkButton kind="quiet" to={paths.centers}>
          {t('centersLink')}
        </LinkButton>
      </p>
    </Card>
  );
}
