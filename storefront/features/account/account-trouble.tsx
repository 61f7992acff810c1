import { useText } from '../../i18n/text.ts';
import type { SaleTrouble } from '../../lib/sale-trouble.ts';
import { FormTrouble } from '../../ui/form-trouble.tsx';

interface AccountTroubleProps {
  readonly title: string;
  readonly trouble: SaleTrouble | null;
}

/** Why a form about an account could not be sent. */
export function AccountTrouble({ title, trouble }: AccountTroubleProps) {
  const t = useText('signIn');
  const advice = {
    offline: t('offlineText'),
    limited: t('limitedText'),
    failed: t('failedText'),
  };
  return <FormTrouble title={title} trouble={trouble} advice={advice} />;
}
