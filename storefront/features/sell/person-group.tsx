import { useText } from '../../i18n/text.ts';
import { useShop } from '../../lib/shop.tsx';
import { CountryField } from './country-field.tsx';
import { GenderField, SellText } from './sell-field.tsx';
import { SellGroup } from './sell-group.tsx';

/** Who sells, as the identity document says it. */
export function PersonGroup() {
  const t = useText('sell');
  const { market } = useShop();
  const cz = market === 'cz';
  return (
    <SellGroup legend={t('personSection')}>
      <SellText
        name="titleBeforeName"
        help={t('titleHelp')}
        optional
        autoComplete="honorific-prefix"
      />
      <SellText name="firstName" help={t('nameHelp')} autoComplete="given-name" />
      <SellText name="lastName" autoComplete="family-name" />
      <GenderField />
      <SellText
        name="birthNumber"
        help={t(cz ? 'birthNumberHelpCz' : 'birthNumberHelpRo')}
        // The Czech slash has no key on a number pad of iOS.
        inputMode={cz ? 'text' : 'numeric'}
        autoComplete="off"
        spellCheck={false}
      />
      <SellText name="placeOfBirth" autoComplete="off" />
      <CountryField name="nationality" autoComplete="off" />
    </SellGroup>
  );
}

export function ContactGroup() {
  const t = useText('sell');
  const { market } = useShop();
  return (
    <SellGroup legend={t('contactSection')}>
      <SellText
        name="email"
        type="email"
        help={t('emailHelp')}
        inputMode="email"
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
      />
      <SellText
        name="phoneNumber"
        type="tel"
        help={t(market === 'cz' ? 'phoneHelpCz' : 'phoneHelpRo')}
        inputMode="tel"
        autoComplete="tel"
      />
    </SellGroup>
  );
}
