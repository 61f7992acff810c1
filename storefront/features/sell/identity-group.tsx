import { useText } from '../../i18n/text.ts';
import { useShop } from '../../lib/shop.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SellText } from './sell-field.tsx';
import { SellGroup } from './sell-group.tsx';

/** The identity document; what it is asked for is said before it is asked. */
export function IdentityGroup() {
  const t = useText('sell');
  const { market } = useShop();
  const cz = market === 'cz';
  return (
    <SellGroup legend={t('identitySection')}>
      <Notice type="info" title={t('privacyTitle')} announced={false}>
        <p className="small">{t('privacyText')}</p>
      </Notice>
      <SellText
        name="identityCardNumber"
        help={t(cz ? 'identityCardHelpCz' : 'identityCardHelpRo')}
        inputMode={cz ? 'numeric' : 'text'}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <SellText
        name="identityReleasedBy"
        help={t(cz ? 'releasedByHelpCz' : 'releasedByHelpRo')}
        autoComplete="off"
      />
      <SellText name="identityValidTo" help={t('validToHelp')} autoComplete="off" />
    </SellGroup>
  );
}
