import { useText } from '../../i18n/text.ts';
import type { SaleTrouble } from '../../lib/sale-trouble.ts';
import { Notice } from '../../ui/notice.tsx';

/** The e-mail could not be sent (SPECIFICATION 8), and why. */
export function OfferTrouble({ trouble }: { readonly trouble: SaleTrouble | null }) {
  const t = useText('offer');
  if (trouble === null) return null;
  const lines = trouble.kind === 'refused' ? trouble.messages : [t(`${trouble.kind}Text`)];
  return (
    <Notice type="error" title={t('failedTitle')}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}
