import { shopPaths } from '#core/paths/shop-paths.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { useText } from '../../i18n/text.ts';
import { useShop } from '../../lib/shop.tsx';

interface TermsConsentProps {
  /** Whether the shop has published terms; without them the consent is to the order alone. */
  readonly hasTerms: boolean;
  readonly agreed: boolean;
  readonly isMissing: boolean;
  readonly onChange: (agreed: boolean) => void;
}

/** The consent before an order. Nobody is asked to agree with terms that they cannot read. */
export function TermsConsent({ hasTerms, agreed, isMissing, onChange }: TermsConsentProps) {
  const t = useText('checkout');
  const { market } = useShop();
  const missing = t(hasTerms ? 'agreeFirst' : 'agreeToLawFirst');
  return (
    <>
      <Checkbox
        label={t(hasTerms ? 'agree' : 'agreeToLaw')}
        checked={agreed}
        onChange={(event) => onChange(event.currentTarget.checked)}
        error={isMissing ? missing : undefined}
        id="checkout-consent"
        aria-required
      />
      {hasTerms && (
        <p className="small">
          <a href={shopPaths(market).terms} target="_blank" rel="noopener">
            {t('terms')}
          </a>
        </p>
      )}
    </>
  );
}
