import { usePhrases } from '../../i18n/use-phrases.ts';
import { Screen } from '../../ui/screen.tsx';
import { WhyNotForm } from './why-not.tsx';
import '../../ui/catalogue/screen-part.css';
import './discounts.css';

/** The question about a code for those who talk to customers and keep no discounts. */
export function WhyCodeScreen() {
  const title = usePhrases('screens')('whyCode');
  const t = usePhrases('discounts');
  return (
    <Screen title={title}>
      <div className="screen-part why-code">
        <p>{t('whyNotLead')}</p>
        <WhyNotForm />
      </div>
    </Screen>
  );
}
