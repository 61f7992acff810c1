import { useText } from '../../i18n/text.ts';
import type { SaleTrouble } from '../../lib/sale-trouble.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface TroubleNoticeProps {
  readonly trouble: SaleTrouble | null;
  /** Absent where sending again makes no sense yet. */
  readonly onRetry?: () => void;
}

/** Says why the sale was not sent and that nothing is lost. */
export function TroubleNotice({ trouble, onRetry }: TroubleNoticeProps) {
  const t = useText('sell');
  if (trouble === null) return null;
  if (trouble.kind === 'refused') {
    return (
      <Notice type="error" title={t('refusedTitle')}>
        {trouble.messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </Notice>
    );
  }
  return (
    <Notice type="error" title={t(`${trouble.kind}Title`)}>
      <p>{t(`${trouble.kind}Text`)}</p>
      {onRetry && (
        <Button kind="secondary" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
    </Notice>
  );
}
