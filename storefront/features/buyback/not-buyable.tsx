import type { DeviceConditions } from '#core/buyback/appraisal.ts';
import { useText } from '../../i18n/text.ts';
import { usePaths } from '../../lib/shop.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { focusQuestion } from './focus-question.ts';
import type { Offer } from './offer.ts';

interface NotBuyableProps {
  readonly offer: Offer;
  readonly conditions: DeviceConditions;
}

/** Why there is no price, and what can be done about it. */
export function NotBuyable({ offer, conditions }: NotBuyableProps) {
  const t = useText('questionnaire');
  const paths = usePaths();
  const lock = Object.keys(conditions).find((id) => conditions[id]?.type === 'lock');
  if (offer.refusal === 'gate_refused') {
    return (
      <Notice type="warning" title={t('lockedTitle')}>
        <p>{t('lockedText')}</p>
        {lock !== undefined && (
          <Button kind="secondary" onClick={() => focusQuestion(lock)}>
            {t('lockedAction')}
          </Button>
        )}
      </Notice>
    );
  }
  if (offer.recycled) {
    return (
      <Notice type="info" title={t('recycledTitle')}>
        <p>{t('recycledText')}</p>
        <LinkButton kind="secondary" to={paths.centers}>
          {t('centers')}
        </LinkButton>
      </Notice>
    );
  }
  return (
    <Notice type="warning" title={t('noResultTitle')}>
      <p>{t('noResultText')}</p>
      <LinkButton kind="secondary" to={paths.centers}>
        {t('centers')}
      </LinkButton>
    </Notice>
  );
}
