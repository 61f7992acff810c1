import { useText } from '../../i18n/text.ts';
import { textsIn } from '#ui/form-refusal.ts';
import { saleFailureOf } from '../../lib/sale-trouble.ts';
import { Notice } from '../../ui/notice.tsx';

/** Why a step could not be made; what was chosen is still there. */
export function WithdrawalTrouble({ error }: { readonly error: Error | null }) {
  const t = useText('withdrawal');
  if (error === null) return null;
  const failure = saleFailureOf(error);
  const said = failure.kind === 'refused' ? textsIn(failure.body) : [];
  const general =
    failure.kind === 'offline' || failure.kind === 'limited' ? failure.kind : 'failed';
  return (
    <Notice type="error" title={t('failedTitle')}>
      {(said.length > 0 ? said : [t(`${general}Text`)]).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}
